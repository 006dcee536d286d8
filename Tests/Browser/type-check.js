// Type-checks one page after the other, and reads the standard library only once. Each line of the input is a page with its options
// in JSON: {"text": …, "options": {…}}. Its errors are a line of the output. The first argument is the folder of TypeScript.
const ts = require(process.argv[2]);
const lines = require("readline").createInterface({input: process.stdin});
const files = new Map();
const name = `${process.cwd()}/page.ts`;

lines.on("line", (line) => {
  const {text, options} = JSON.parse(line);
  ts.sys.writeFile(name, text);
  files.delete(name);
  const {options: settings, errors} = ts.convertCompilerOptionsFromJson(options, process.cwd());
  const host = ts.createCompilerHost(settings);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...how) => files.get(file) ?? files.set(file, read(file, ...how)).get(file);
  const program = ts.createProgram([name], settings, host);
  const found = [...errors, ...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  console.log(JSON.stringify(ts.formatDiagnostics(found, host)));
});
