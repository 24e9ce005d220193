import { useState } from "react";
import { previewText as text } from "../../domain/text/mail-text.ts";
import { Segments } from "../segments/Segments.tsx";
import { MailFrame } from "./MailFrame.tsx";
import classes from "./mail-preview.module.css";

export interface PreviewedMail {
  subject: string;
  /** mailText. */
  text: string;
  /** mailTextFormat: a whole document. */
  html: string;
  articleCount: number;
}

const WIDE = ["html", "text"] as const;
const NARROW = ["phone", "text"] as const;

interface MailPreviewProps {
  mail: PreviewedMail;
  /** Beside a form, as wide as a phone. */
  narrow?: boolean;
}

/** A mail letter by letter as it is sent: subject, and the HTML or the text part. */
export function MailPreview({ mail, narrow = false }: MailPreviewProps) {
  const parts = narrow ? NARROW : WIDE;
  const [part, setPart] = useState<(typeof WIDE | typeof NARROW)[number]>(parts[0]);
  return (
    <section className={classes.preview} aria-label={text.label}>
      <div className={classes.head}>
        <span className={classes.small}>{text.subject}</span>
        <span className={classes.subject}>{mail.subject}</span>
        <span className={classes.small}>{text.articles(mail.articleCount)}</span>
      </div>
      <Segments label={text.parts} labelHidden values={parts} names={text} value={part} onChoose={setPart} />
      {part !== "text" ? (
        <MailFrame title={text.html} html={mail.html} className={classes.paper} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
        <pre className={`${classes.paper} ${classes.text}`} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </section>
  );
}
