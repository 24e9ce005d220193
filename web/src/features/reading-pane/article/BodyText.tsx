import { Marked } from "../../../components/marked/Marked.tsx";
import { paragraphsOf, type TextRange } from "../../../domain/article-text.ts";
import { languageOf } from "../../../domain/language.ts";
import classes from "./article.module.css";

export type TextSize = "standard" | "large" | "largest";

interface BodyTextProps {
  text: string;
  hits: readonly TextRange[];
  size: TextSize;
}

/** The body in paragraphs: 1em indent, measure of at most 38 characters, hits of the server marked. */
export const BodyText = ({ text, hits, size }: BodyTextProps) => (
  <div className={`body-text ${classes.body}`} data-size={size} lang={languageOf(text)}>
    {paragraphsOf(text, hits).map((paragraph) => (
      <p key={paragraph.offset}>
        <Marked text={paragraph.text} ranges={paragraph.hits} />
      </p>
    ))}
  </div>
);
