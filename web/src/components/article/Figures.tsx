import { useState } from "react";
import { articleText } from "../../app/text/home-text.ts";
import classes from "./article.module.css";

interface Picture {
  serialNo: number;
  url: string;
  caption: string;
}

/** Photos and figures beside the text, or larger where there is none; each with its caption. */
export const Figures = ({ images, alone = false }: { images: readonly Picture[]; alone?: boolean }) =>
  images.length === 0 ? null : (
    <div className={classes.figures} data-alone={alone}>
      {images.map((image) => (
        <Figure key={image.serialNo} image={image} />
      ))}
    </div>
  );

/** A picture that does not load is named, with its caption, instead of a torn symbol. */
function Figure({ image: { serialNo, url, caption } }: { image: Picture }) {
  const [broken, setBroken] = useState(false);
  const name = caption || articleText.figure(serialNo);
  return (
    <figure>
      {broken ? (
        <p className={classes.broken}>{articleText.noPicture}</p>
      ) : (
        <img src={url} alt={name} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
      {(caption !== "" || broken) && <figcaption aria-hidden={!broken}>{name}</figcaption>}
    </figure>
  );
}
