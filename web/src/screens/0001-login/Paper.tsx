import paper from "./paper.module.css";
import { clipping, page } from "./paper-text.ts";

/** A newspaper page with one article cut out and lifted. Decoration: hidden from readers, absent on narrow windows. */
export default function Paper() {
  return (
    <div aria-hidden="true" className={paper.scene}>
      <div className={paper.sheet}>
        <div className={paper.masthead}>
          <b>{page.name}</b>
          <span>{page.date}</span>
          <span>{page.section}</span>
        </div>
        <div className={paper.upper}>
          <Columns className={paper.side ?? ""} count={3} rounds={1} />
          <div className={paper.hole} />
        </div>
        <Columns className={paper.lower ?? ""} count={2} rounds={2} />
      </div>
      <div className={paper.lifted}>
        <div className={paper.story}>
          <figure>
            <Photo />
            <figcaption>{clipping.caption}</figcaption>
          </figure>
          <div className={paper.text}>
            {clipping.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <div className={paper.heads}>
          <p>{clipping.headline}</p>
          <p>{clipping.second}</p>
          <p>{clipping.third}</p>
        </div>
      </div>
    </div>
  );
}

/** Grey running text in vertical columns, the same story as often as the space needs. */
function Columns({ className, count, rounds }: { className: string; count: number; rounds: number }) {
  const texts = ["a", "b"]
    .slice(0, rounds)
    .flatMap((round) => page.paragraphs.map((text) => ({ key: round + text, text })));
  return (
    <div className={`${paper.text} ${paper.grey} ${className}`} style={{ columns: count }}>
      {texts.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

const Photo = () => (
  <svg viewBox="0 0 220 132" aria-hidden="true">
    <rect width="220" height="132" fill="#c9c9c5" />
    <path d="M0 0h220v30L110 46 0 30z" fill="#9b9b97" />
    <path d="M0 30l110 16L220 30M40 0v37M180 0v37M110 0v46" stroke="#7b7b77" strokeWidth="2" fill="none" />
    <path d="M58 52q2-12 14-12h76q12 0 14 12l6 52H52z" fill="#ececea" stroke="#5f5f5c" />
    <rect x="70" y="52" width="80" height="26" rx="3" fill="#4c5052" />
    <path d="M110 52v26" stroke="#ececea" strokeWidth="3" />
    <circle cx="68" cy="92" r="5" fill="#fff" stroke="#5f5f5c" />
    <circle cx="152" cy="92" r="5" fill="#fff" stroke="#5f5f5c" />
    <rect x="84" y="84" width="52" height="7" fill="#6d6d6a" />
    <path d="M52 104h116l6 12H46z" fill="#55575a" />
    <path d="M60 132l20-16M160 132l-20-16" stroke="#77777a" strokeWidth="3" />
    <circle cx="30" cy="86" r="6" fill="#3c3e40" />
    <path d="M22 94h16l3 30H19z" fill="#3c3e40" />
    <path d="M36 100l14-4" stroke="#3c3e40" strokeWidth="4" />
  </svg>
);
