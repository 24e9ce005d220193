import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Link, useLocation } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { SkeletonRows } from "../../components/skeleton-rows/SkeletonRows.tsx";
import { countLabel } from "../../domain/count-label.ts";
import { writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";
import { countOf, type Source, sourceName, totalOf, visibleSources } from "../../domain/source.ts";
import { themesText as text } from "../../domain/text/article-screens-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { type SectionName, type TreeNode, treeSections } from "../../domain/theme-tree.ts";
import { useViewer } from "../../session/use-session.ts";
import { THEMES_SCREEN } from "./query.ts";
import classes from "./themes.module.css";

const TABS: readonly { id: ScreenId; section: SectionName; name: string }[] = [
  { id: "sp-0002_0", section: "themes", name: text.themes },
  { id: "sp-0002_1", section: "groups", name: text.groups },
  { id: "sp-0002_2", section: "topics", name: text.topics },
];

/** Screens sp/0002_0, _1 and _2: themes, theme groups and topics of the last 14 days, each leading to its articles. */
export default function ThemesScreen() {
  const { pathname } = useLocation();
  const active = TABS.find(({ id }) => pathOf(id) === pathname)?.section ?? "themes";
  return (
    <div className={classes.page}>
      <nav className={classes.tabs} aria-label={text.tabs}>
        {TABS.map(({ id, section, name }) => (
          <Link key={id} to={pathOf(id)} replace aria-current={section === active ? "page" : undefined}>
            {name}
          </Link>
        ))}
        <Link to={pathOf("sp-clips")}>{screenNames["sp-clips"]}</Link>
      </nav>
      <Section name={active} />
    </div>
  );
}

function Section({ name }: { name: SectionName }) {
  const viewer = useViewer();
  const { data, error, loading, refetch } = useQuery(THEMES_SCREEN, { variables: { input: {} } });
  const sources = useMemo(() => visibleSources(viewer.sources), [viewer.sources]);
  if (!data)
    return error ? (
      <FailedPart
        title={text.failed}
        error={error}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <SkeletonRows count={10} kind="tree" />
    );
  // Every theme has a place of its own here, whether a group has it too or not.
  const sections = treeSections(data.homeScreen.tree, name === "groups" && viewer.subthemeDisplay);
  const nodes = sections.find((section) => section.name === name)?.nodes ?? [];
  if (nodes.length === 0) return <EmptyState title={text.none[name]} message={text.noneHelp} />;
  return (
    <ul className={classes.list}>
      {nodes.map((node) => (
        <NodeRow key={node.key} node={node} sources={sources} />
      ))}
    </ul>
  );
}

function NodeRow({ node, sources }: { node: TreeNode; sources: readonly Source[] }) {
  const { selection, name, counts, children } = node;
  const address = writeHomeAddress({ selection, source: null, period: null, article: null });
  return (
    <li>
      <Link to={pathOf("sp-0003") + address} className={classes.row} data-kind={selection.kind}>
        <span className={classes.name}>{countLabel(name, totalOf(counts, sources))}</span>
        <span className={classes.counts}>
          {sources.map((source) => countLabel(sourceName(source), countOf(counts, source))).join(" ")}
        </span>
      </Link>
      {children.length > 0 && (
        <ul className={classes.children}>
          {children.map((child) => (
            <NodeRow key={child.key} node={child} sources={sources} />
          ))}
        </ul>
      )}
    </li>
  );
}
