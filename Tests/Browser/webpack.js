// Bundles main.js in the current folder into `out`, and prints what webpack has to say. Debian's webpack looks for modules in the
// folder of Debian's Node, which is below the first argument.
const [, , root] = process.argv;
const variables = {
  node_relative_path: "usr/share/nodejs",
  node_prefix: root
};
Object.defineProperty(process, "config", {value: {variables}});
const webpack = require(`${root}/usr/share/nodejs/webpack`);
const folder = process.cwd();

webpack(
  {
    mode: "production",
    context: folder,
    entry: "./main.js",
    output: {path: `${folder}/out`, filename: "main.js", assetModuleFilename: "[name][ext]"},
    resolve: {modules: [`${folder}/node_modules`]},
  },
  (error, stats) => {
    const {errors = [], warnings = []} = stats?.toJson() ?? {};
    for (const {message} of [...error ? [error] : [], ...errors, ...warnings]) console.log(message);
  });
