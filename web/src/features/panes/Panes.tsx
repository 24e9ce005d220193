import type { SplitterPaneSize } from "@mantine/hooks";
import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Layout } from "../../browser/use-layout.ts";
import { listText } from "../../domain/text/home-text.ts";
import { readSwitch, useSetting } from "../../session/use-setting.ts";
import classes from "./panes.module.css";
import type { SplitHandleProps } from "./SplitHandle.tsx";

const Line = () => <div className={classes.handle} />;

/** What moves the widths is not needed for the first sight of a list; where it can't be loaded, the widths stay. */
const SplitHandle = lazy<(props: SplitHandleProps) => ReactNode>(() =>
  loadChunk(() => import("./SplitHandle.tsx")).catch(() => ({ default: Line })),
);

interface PanesProps {
  layout: Layout;
  /** What the list is chosen by: themes, or a search. null where it is elsewhere. */
  side: ReactNode;
  /** Of the handle between side and list. */
  sideLabel: string;
  list: ReactNode;
  /** null while no article is open; wide shows the pane all the same. */
  article: ReactNode;
  /** What paper gets: the open article, else the list. */
  printed: "list" | "article";
}

const SIDE = { defaultSize: "292px", min: "200px", max: "480px" } as const;
const LIST = { defaultSize: "536px", min: "360px", max: "900px" } as const;
const REST = { defaultSize: 1, min: "320px" } as const;

/** The panes side by side, each scrolling alone; in the smaller layouts the open article lies over the list. */
export function Panes({ layout, side, sideLabel, list, article, printed }: PanesProps) {
  const [full] = useSetting("full-width", readSwitch);
  if (layout === "narrow")
    return <div className={classes.one}>{article === null ? list : <Covered list={list} article={article} />}</div>;
  const beside = { side, sideLabel, full: full && printed === "article" };
  return layout === "wide" ? (
    <WidePanes {...beside} list={list} article={article} printed={printed} />
  ) : (
    <MediumPanes {...beside} list={<Covered list={list} article={article} />} />
  );
}

/** The list stays where it is, with its scroll position, under the article that covers it. */
const Covered = ({ list, article }: Pick<PanesProps, "list" | "article">) => (
  <div className={classes.stack}>
    <div className={classes.under} inert={article !== null} data-print={article === null ? undefined : "hide"}>
      {list}
    </div>
    {article !== null && <div className={classes.over}>{article}</div>}
  </div>
);

/** The open article alone, where the user wants it so. */
interface Full {
  full: boolean;
}

function WidePanes({ side, sideLabel, list, article, printed, full }: Omit<PanesProps, "layout"> & Full) {
  const split = useKeptWidths("widths", [SIDE, LIST, REST]);
  const { sizes } = split;
  return (
    <div className={classes.panes} data-full={full}>
      <Pane size={sizes[0]} hideInPrint>
        {side}
      </Pane>
      <Handle {...split} index={0} label={sideLabel} />
      <Pane size={sizes[1]} hideInPrint={printed !== "list"}>
        {list}
      </Pane>
      <Handle {...split} index={1} label={listText.resize} />
      <Pane size={sizes[2]} hideInPrint={printed !== "article"}>
        {article}
      </Pane>
    </div>
  );
}

function MediumPanes({ side, sideLabel, list, full }: Omit<PanesProps, "layout" | "article" | "printed"> & Full) {
  const split = useKeptWidths("widths.medium", [{ ...SIDE, defaultSize: "270px" }, REST]);
  const { sizes } = split;
  return (
    <div className={classes.panes} data-full={full}>
      <Pane size={sizes[0]} hideInPrint>
        {side}
      </Pane>
      <Handle {...split} index={0} label={sideLabel} />
      <Pane size={sizes[1]}>{list}</Pane>
    </div>
  );
}

const Pane = ({
  size,
  hideInPrint = false,
  children,
}: {
  size: SplitterPaneSize | undefined;
  hideInPrint?: boolean;
  children: ReactNode;
}) => {
  const style = useMemo(() => paneStyle(size), [size]);
  return (
    <div className={classes.pane} style={style} data-print={hideInPrint ? "hide" : undefined}>
      {children}
    </div>
  );
};

/** Moves by pointer and by the arrow keys; a double click brings the first width back. */
const Handle = (props: SplitHandleProps) => (
  <Suspense fallback={<Line />}>
    <SplitHandle {...props} />
  </Suspense>
);

/** A width in px is fixed; anything else takes what is left. */
const paneStyle = (size: SplitterPaneSize | undefined): CSSProperties =>
  typeof size === "string" && size.endsWith("px") ? { flex: `0 1 ${size}` } : { flex: "1 1 0" };

/** Widths that the user chose, kept for that user; the last pane takes the rest. */
function useKeptWidths(name: string, panels: SplitHandleProps["panels"]): Omit<SplitHandleProps, "index" | "label"> {
  const [kept, keep] = useSetting(name, readWidths);
  const sizes = kept?.length === panels.length - 1 ? [...kept, 1] : panels.map((panel) => panel.defaultSize);
  return { panels, sizes, onSizeChange: (next) => keep(next.slice(0, -1).join(" ")) };
}

/** "292px 536px"; null where it can't be read. */
function readWidths(stored: string | null): SplitterPaneSize[] | null {
  const widths = (stored ?? "").split(" ").map(Number.parseFloat);
  return widths.every((width) => width >= 100 && width <= 2000)
    ? widths.map<SplitterPaneSize>((width) => `${width}px`)
    : null;
}
