import { type Correction, correctionDetail } from "../../../domain/correction.ts";
import { articleText } from "../../../domain/text/home-text.ts";
import classes from "./article-row.module.css";

/** 訂正, which names what changed. */
const CorrectedMark = ({ correction }: { correction: Correction }) => (
  <span className={classes.corrected} title={correctionDetail(correction)}>
    {articleText.corrected}
  </span>
);

export default CorrectedMark;
