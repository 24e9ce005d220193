import { useElementSize } from "@mantine/hooks";
import { type CSSProperties, useState } from "react";
import { previewText as text } from "../../domain/text/mail-text.ts";
import { Segments } from "../segments/Segments.tsx";
import { MailFrame } from "./MailFrame.tsx";
import { MailWarnings, type MailWarningsProps } from "./MailWarnings.tsx";
import classes from "./mail-preview.module.css";

export interface PreviewedMail {
  subject: string;
  /** mailText. */
  text: string;
  /** mailTextFormat: a whole document. */
  html: string;
  articleCount: number;
  /** What to look at before it is sent. */
  warnings?: MailWarningsProps["warnings"];
}

const WIDE = ["html", "phone", "text"] as const;
const NARROW = ["phone", "text"] as const;
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];
/** Of a window in which the mail has the form of a computer's, in px; a narrower place shows it smaller. */
const WINDOW_PX = 680;

/** The mail as a mail program of the scheme shows it, whatever the browser's is. */
const inScheme = (html: string, scheme: Scheme): string =>
  html
    .replaceAll("(prefers-color-scheme:dark)", scheme === "dark" ? "all" : "not all")
    .replaceAll(/([":])light dark\b/g, `$1${scheme}`);

interface MailPreviewProps {
  mail: PreviewedMail;
  /** Beside a form, as wide as a phone. */
  narrow?: boolean;
}

/** A mail letter by letter as it is sent: subject, and the HTML or the text part. */
export function MailPreview({ mail, narrow = false }: MailPreviewProps) {
  const parts = narrow ? NARROW : WIDE;
  const [part, setPart] = useState<(typeof WIDE | typeof NARROW)[number]>(parts[0]);
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <section className={classes.preview} aria-label={text.label}>
      <div className={classes.head}>
        <span className={classes.small}>{text.subject}</span>
        <span className={classes.subject}>{mail.subject}</span>
        <span className={classes.small}>{text.articles(mail.articleCount)}</span>
      </div>
      <MailWarnings warnings={mail.warnings ?? []} />
      <div className={classes.head}>
        <Segments label={text.parts} labelHidden values={parts} names={text} value={part} onChoose={setPart} />
        {part !== "text" && (
          <Segments label={text.scheme} labelHidden values={SCHEMES} names={text} value={scheme} onChoose={setScheme} />
        )}
      </div>
      {part === "phone" && (
        <MailFrame
          title={text.html}
          html={inScheme(mail.html, scheme)}
          className={`${classes.paper} ${classes.phone}`}
        />
      )}
      {part === "html" && <WindowOfMail html={inScheme(mail.html, scheme)} />}
      {part === "text" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
        <pre className={`${classes.paper} ${classes.text}`} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </section>
  );
}

/** As wide as a computer shows it, reduced where the place is narrower. */
function WindowOfMail({ html }: { html: string }) {
  const { ref, width } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / WINDOW_PX);
  return (
    <div ref={ref} className={classes.paper} style={{ "--scale": scale } as CSSProperties}>
      <MailFrame title={text.html} html={html} className={classes.window} />
    </div>
  );
}
