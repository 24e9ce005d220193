import { articleText } from "../../app/text/home-text.ts";
import classes from "./article.module.css";

interface Figure {
  serialNo: number;
  url: string;
  caption: string;
}

/** Photos and figures beside the text, or larger where there is none; each with its caption. */
export const Figures = ({ images, alone = false }: { images: readonly Figure[]; alone?: boolean }) =>
  images.length === 0 ? null : (
    <div className={classes.figures} data-alone={alone}>
      {images.map(({ serialNo, url, caption }) => (
        <figure key={serialNo}>
          <img src={url} alt={caption || articleText.figure(serialNo)} loading="lazy" decoding="async" />
          {caption !== "" && <figcaption aria-hidden="true">{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
