import type { Correction } from "../../../domain/correction.ts";
import { correctionDetail } from "../../../domain/correction.ts";
import { articleText } from "../../../domain/text/home-text.ts";
import classes from "./article.module.css";

/** What the source has corrected since somebody of the contract had the article. */
export const CorrectionLine = ({ correction }: { correction: Correction | null }) =>
  correction && (
    <p className={classes.correction}>
      <b>{articleText.corrected}</b>　{correctionDetail(correction)}
    </p>
  );
