import { useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { ListOnScreen } from "./article-reader.ts";
import { tickedArticles } from "./ticked-articles.ts";

/** Leads to the mail of what is ticked, without any to that of the open article (m of look.md 8). */
export function useMailOf(): (reader: ListOnScreen) => void {
  const navigate = useNavigate();
  return (reader) => {
    const { navigation, records } = reader;
    const mailed = {
      ticked: tickedArticles(reader),
      ids: reader.ticks.now().ids,
      records,
      open: navigation.now().article,
    };
    void loadChunk(() => import("./mail-address-of.ts")).then(({ mailAddressOf }) => {
      const to = mailAddressOf(mailed);
      if (to) navigation.whenTold(() => void navigate(to));
    });
  };
}
