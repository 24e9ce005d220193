import { type ReactNode, useState } from "react";
import { readingText } from "../../../domain/text/reading-text.ts";
import classes from "./article.module.css";

interface Picture {
  serialNo: number;
  url: string;
  caption: string;
}

interface FiguresProps {
  images: readonly Picture[];
  alone?: boolean;
  /** Where a picture is shown large; it opens there in a new tab. null for a picture that has no such place. */
  hrefOf?: (serialNo: number) => string | null;
}

/** Photos and figures beside the text, or larger where there is none; each with its caption. */
export const Figures = ({ images, alone = false, hrefOf }: FiguresProps) =>
  images.length === 0 ? null : (
    <div className={classes.figures} data-alone={alone}>
      {images.map((image) => (
        <Figure key={image.serialNo} image={image} href={hrefOf?.(image.serialNo) ?? null} />
      ))}
    </div>
  );

/** A picture that does not load is named, with its caption, instead of a torn symbol. */
function Figure({ image: { serialNo, url, caption }, href }: { image: Picture; href: string | null }) {
  const [broken, setBroken] = useState(false);
  const name = caption || readingText.figure(serialNo);
  return (
    <figure>
      {broken ? (
        <p className={classes.broken}>{readingText.noPicture}</p>
      ) : (
        <Enlarged href={href}>
          <img src={url} alt={name} loading="lazy" decoding="async" onError={() => setBroken(true)} />
        </Enlarged>
      )}
      {(caption !== "" || broken) && <figcaption aria-hidden={!broken}>{name}</figcaption>}
    </figure>
  );
}

const Enlarged = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href === null ? (
    children
  ) : (
    <a href={href} target="_blank" rel="noopener" className={classes.enlarge}>
      {children}
      <span className="vh">{readingText.enlarge}</span>
    </a>
  );
