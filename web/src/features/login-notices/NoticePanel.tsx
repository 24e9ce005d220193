import type { LoginScreenQuery } from "../../__generated__/graphql.ts";
import { loginText } from "../../domain/text/login-text.ts";
import classes from "./notice-panel.module.css";

type Notice = LoginScreenQuery["loginScreen"]["notices"][number];

/** お知らせ, newest first as the server sends them; absent when there is nothing to say. */
export function NoticePanel({ notices, className = "" }: { notices: readonly Notice[]; className?: string }) {
  if (notices.length === 0) return null;
  return (
    <section className={`${classes.notices} ${className}`} aria-labelledby="notices">
      <h2 id="notices">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5" />
          <path d="M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8" />
        </svg>
        {loginText.notices}
      </h2>
      <ul>
        {notices.map((notice) => (
          <li key={`${notice.date} ${notice.text}`}>
            <time dateTime={notice.date}>{notice.date.replaceAll("-", "/")}</time>
            <span className="jp">{notice.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
