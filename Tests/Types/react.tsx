// A page in React with the elements. Nobody runs it: Scripts/checks/types checks it against stubs of React's types.
import type {} from "vitrine/collection";
import type {} from "vitrine/react";

export const page = (
  <main>
    <vitrine-carousel
      loop
      label="Films"
      indicator="dots"
      effectScale={1.4}
      effect-scale="1.4"
      selected={3}
      htmlFor="films"
      className="wide"
      ref={(carousel) => carousel?.next()}
      onvitrine-change={({detail}) => console.log(detail.index.toFixed())}
    >
      <main />
    </vitrine-carousel>
    <vitrine-photo-grid minCell={120} min-cell={120} tap="controls" history items={null} />
    <vitrine-expanding-carousel multiple expanded="2" onvitrine-expand={({detail}) => console.log(detail.isOpen)} />
    <vitrine-stitched-carousel stitched row-height={240} />
    <vitrine-collection
      arrangement="deck"
      label="Trip"
      speed={0.5}
      history
      strings={{deck: "Stapel"}}
      items={{count: 1, picture: () => ({src: "harbour.jpg"})}}
      ref={(trip) => trip?.scrub("grid", 0.5)}
      onvitrine-arrange={({detail}) => console.log(detail.arrangement)}
    />
    {/* @ts-expect-error it is none of the arrangements */}
    <vitrine-collection arrangement="spiral" />
    {/* @ts-expect-error it has no such word */}
    <vitrine-collection strings={{next: "Weiter"}} />
    {/* @ts-expect-error a page cannot set it */}
    <vitrine-collection exhibit={null} />
    {/* @ts-expect-error it is none of the words */}
    <vitrine-carousel indicator="bullets" />
    {/* @ts-expect-error a number is needed */}
    <vitrine-photo-grid minCell="120" />
    {/* @ts-expect-error a page cannot set it */}
    <vitrine-carousel position={3} />
  </main>
);
