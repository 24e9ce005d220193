import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { isNewspaper } from "../../../domain/newspaper.ts";
import { listText as text } from "../../../domain/text/home-text.ts";
import classes from "./kind-tag.module.css";

/** 紙面 or 本文 of a newspaper's article; nothing for other sources. */
export const KindTag = ({ article }: { article: { dataSection: number } }) =>
  isNewspaper(article) && (
    <span className={classes.kind}>{article.dataSection === DATA_SECTION.newspaperImage ? text.image : text.text}</span>
  );
