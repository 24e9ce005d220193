import { useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { ListOnScreen } from "./article-reader.ts";
import { tickedArticles, tickedRecords } from "./ticked-articles.ts";

/** Leads to the mail of the ticked articles, without any to that of the open one (m of look.md 8). */
export function useMailOf(): (reader: ListOnScreen) => void {
  const navigate = useNavigate();
  return (reader) => {
    const open = reader.navigation.now().article;
    const ticked = tickedArticles(reader);
    const records = tickedRecords(reader);
    const articles = ticked.length + records.length > 0 ? ticked : open ? [open] : [];
    if (articles.length + records.length === 0) return;
    const folder = reader.records && records.length > 0 ? { id: reader.records.folderId, records } : null;
    void loadChunk(() => import("../send-mail-link/mail-address.ts")).then(({ mailAddress }) =>
      reader.navigation.whenTold(() => void navigate(mailAddress(articles, folder))),
    );
  };
}
