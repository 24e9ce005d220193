import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { namedText } from "../../domain/text/article-screens-text.ts";
import { NamedFrame } from "./parts/NamedFrame.tsx";
import classes from "./parts/named.module.css";
import { RowList } from "./parts/RowList.tsx";
import { type PaperRow, useNamedArticles } from "./use-named-articles.ts";
import { useNamedList } from "./use-named-list.ts";

/** Screen 0007: the text newspaper articles that a mail names (spec section 2, mode 1). */
export default function TextArticlesScreen() {
  const { articles, isMail } = useNamedArticles();
  return (
    <NamedFrame title={namedText.texts} articles={articles} views>
      {({ text }) =>
        text.length === 0 ? (
          <EmptyState title={namedText.noTexts} message={namedText.otherHelp} />
        ) : (
          <TextRows rows={text} isMail={isMail} />
        )
      }
    </NamedFrame>
  );
}

function TextRows({ rows, isMail }: { rows: readonly PaperRow[]; isMail: boolean }) {
  const list = useNamedList(rows, "NEWSPAPER", { isMail, displayId: "SID0007" });
  return (
    <div className={classes.list}>
      <RowList list={list} />
      {list.originals.dialogs}
    </div>
  );
}
