import { useState } from "react";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { SourceTabs } from "../../components/source-tabs/SourceTabs.tsx";
import { type Source, visibleSources } from "../../domain/source.ts";
import { namedText } from "../../domain/text/article-screens-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { NamedFrame } from "./parts/NamedFrame.tsx";
import classes from "./parts/named.module.css";
import { RowList } from "./parts/RowList.tsx";
import { type Named, type NamedRow, papersOf, useNamedArticles } from "./use-named-articles.ts";
import { useNamedList } from "./use-named-list.ts";

/** Screen 0014: every article that a mail names, a tab for each source (design.md 12). */
export default function ArticleListScreen() {
  const { articles, isMail } = useNamedArticles();
  return (
    <NamedFrame title={namedText.all} articles={articles} views>
      {(named) => <Tabs named={named} isMail={isMail} />}
    </NamedFrame>
  );
}

const rowsOf = (named: Named, source: Source): readonly NamedRow[] =>
  ({ NEWSPAPER: papersOf(named), WEB: named.web, MAGAZINE: named.magazine })[source];

/** Opens with the first source that has something. */
function Tabs({ named, isMail }: { named: Named; isMail: boolean }) {
  const sources = visibleSources(useViewer().sources);
  const [chosen, choose] = useState<Source | null>(null);
  const active = chosen ?? sources.find((source) => rowsOf(named, source).length > 0) ?? sources[0] ?? null;
  const rows = active ? rowsOf(named, active) : [];
  const list = useNamedList(rows, active ?? "", { isMail, displayId: "SID0014" });
  return (
    <div className={classes.list}>
      <SourceTabs
        sources={sources}
        active={active}
        countOf={(source) => rowsOf(named, source).length}
        onChoose={choose}
      >
        {rows.length === 0 ? (
          <EmptyState title={namedText.noneHere} message={namedText.otherHelp} />
        ) : (
          <RowList list={list} />
        )}
      </SourceTabs>
      {list.originals.dialogs}
    </div>
  );
}
