import { IconStack2, IconStarFilled } from "@tabler/icons-react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { Headline } from "../../../components/headline/Headline.tsx";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import type { TextRange } from "../../../domain/article-text.ts";
import type { Correction } from "../../../domain/correction.ts";
import { articleText, listText } from "../../../domain/text/home-text.ts";
import classes from "./article-row.module.css";

/** Its words come with the first article that was corrected. */
const CorrectedMark = lazy(() => loadChunk(() => import("./CorrectedMark.tsx")));

/** compact: one line of headline; comfortable: two, with thumbnail and comment; phone: wrapped, with comment, without number. */
export type RowLayout = "compact" | "comfortable" | "phone";

export interface StoryToggle {
  count: number;
  unfolded: boolean;
  onToggle: () => void;
}

export interface ArticleRowProps {
  /** Running number, continuing over pages. */
  number: number;
  /** How many rows the list has where not all of them are in the page; -1 while nobody knows. */
  ofAll?: number | undefined;
  title: string;
  titleHits: readonly TextRange[];
  unread: boolean;
  /** It is the one in the reading pane. */
  open: boolean;
  ticked: boolean;
  /** Takes part in the tab order; one row of a list does. */
  tabbable: boolean;
  layout: RowLayout;
  /** False for a list whose articles can't be selected at all. */
  selectable?: boolean;
  /** Phone: boxes are shown only while articles are being selected. */
  selecting: boolean;
  /** Its headline opens it also while boxes are shown. */
  opens?: boolean;
  href: string;
  comment: string;
  /** Folders of clips that have it. */
  clippedIn?: readonly { name: string }[];
  correction: Correction | null;
  /** False for what only administrators see. */
  published: boolean;
  /** null keeps the place of a thumbnail that there is none of; undefined where the source has none at all. */
  thumbnailUrl: string | null | undefined;
  /** Others that tell the same story; absent where there is none. */
  story?: StoryToggle;
  /** Second and third line: NewspaperLine, WebLine or MagazineLines. */
  children: ReactNode;
  /** Unique in the list; the row is found by it. */
  id: string;
  onFocus?: () => void;
  onOpen: () => void;
  onTick: (range: boolean) => void;
}

/** One article of a list, compact or comfortable (look.md 5). The whole row opens it; the box selects it. */
export function ArticleRow(props: ArticleRowProps) {
  const { number, layout, selecting, onOpen, onTick } = props;
  const tabIndex = props.tabbable ? 0 : -1;
  const oneLine = layout === "compact";
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.button) return;
    event.preventDefault();
    if ((selecting && !props.opens) || event.shiftKey) onTick(event.shiftKey);
    else onOpen();
  };
  return (
    <li
      className={classes.row}
      data-read={!props.unread}
      data-open={props.open}
      data-layout={layout}
      data-selecting={selecting}
      aria-posinset={props.ofAll === undefined ? undefined : number}
      aria-setsize={props.ofAll}
    >
      <span className={classes.tick}>
        {props.selectable !== false && (layout !== "phone" || selecting) && (
          <TickBox label={listText.selectRow(number)} checked={props.ticked} tabIndex={tabIndex} onTick={onTick} />
        )}
      </span>
      <span className={classes.number}>{number}</span>
      <div className={classes.content}>
        {layout === "comfortable" && <Thumbnail url={props.thumbnailUrl} />}
        <div className={classes.box}>
          <div className={classes.head}>
            <a
              data-article={props.id}
              onFocus={props.onFocus}
              className={classes.link}
              href={props.href}
              tabIndex={tabIndex}
              aria-current={props.open || undefined}
              title={oneLine ? props.title : undefined}
              onClick={open}
            >
              {props.unread && <span className={classes.dot} role="img" aria-label={listText.unread} />}
              <Headline
                as="span"
                className={classes.title}
                title={props.title}
                hits={props.titleHits}
                oneLine={oneLine}
              />
            </a>
            {!props.published && <span className={classes.hidden}>{articleText.unpublished}</span>}
            <ClippedMark folders={props.clippedIn ?? []} />
            {props.correction && (
              <Suspense fallback={<span className={classes.corrected}>{articleText.corrected}</span>}>
                <CorrectedMark correction={props.correction} />
              </Suspense>
            )}
            {props.story && <StoryPill {...props.story} number={number} tabIndex={tabIndex} />}
          </div>
          {!oneLine && props.comment !== "" && <p className={classes.comment}>{props.comment}</p>}
          <div className={classes.lines}>{props.children}</div>
        </div>
      </div>
    </li>
  );
}

/** The star of a clipped article, which names its folders. */
function ClippedMark({ folders }: { folders: readonly { name: string }[] }) {
  if (folders.length === 0) return null;
  const label = listText.clippedIn(folders.map(({ name }) => name));
  return (
    <span className={classes.clipped} role="img" aria-label={label} title={label}>
      <IconStarFilled size={14} aria-hidden="true" />
    </span>
  );
}

/** ほか n 件: unfolds the others below the row. */
function StoryPill({
  count,
  unfolded,
  onToggle,
  number,
  tabIndex,
}: StoryToggle & { number: number; tabIndex: 0 | -1 }) {
  return (
    <button
      type="button"
      className={classes.story}
      aria-expanded={unfolded}
      title={listText.sameStoryOf(number)}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <IconStack2 size={14} stroke={1.75} aria-hidden="true" />
      {listText.sameStory(count)}
    </button>
  );
}

/** Paper stays paper in the dark; a thumbnail says nothing that the row does not, so it has no text of its own. */
function Thumbnail({ url }: { url: string | null | undefined }) {
  const [broken, setBroken] = useState(false);
  if (url === undefined) return null;
  if (url === null || broken) return <span className={classes.thumbnail} data-empty="true" />;
  return (
    <img
      className={classes.thumbnail}
      src={url}
      alt=""
      width={58}
      height={78}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
