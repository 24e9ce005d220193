import { type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../components/skeleton-rows/SkeletonRows.tsx";
import { frameText } from "../../domain/text/frame-text.ts";
import listClasses from "../../features/article-list/list-pane.module.css";
import { rememberPosition } from "../../features/article-list/list-positions.ts";
import { useFollowedReader } from "../../features/article-list/use-followed-reader.ts";
import { useOpenRowInView, useScrollPosition } from "../../features/article-list/use-list-scroll.ts";
import { clipText as text } from "../../features/clips/text.ts";
import { Panes } from "../../features/panes/Panes.tsx";
import { NoArticle } from "../../features/reading-pane/NoArticle.tsx";
import { PrintFoot } from "../../features/reading-pane/PrintFoot.tsx";
import ReadingPane from "../../features/reading-pane/ReadingPane.tsx";
import { ClipNote } from "./ClipNote.tsx";
import { ClipOrder } from "./ClipOrder.tsx";
import { ClipRows } from "./ClipRows.tsx";
import classes from "./clips-screen.module.css";
import { FolderHead } from "./FolderHead.tsx";
import { RecordPane } from "./RecordPane.tsx";
import { isRecord } from "./record-ref.ts";
import { type ClipsModel, keyOf, useClips } from "./use-clips.ts";
import type { useClipsAddress } from "./use-clips-address.ts";

interface OpenFolderProps {
  folderId: string;
  navigation: ReturnType<typeof useClipsAddress>;
  side: ReactNode;
}

/** Folders, what lies in one of them, and the open article with its note. */
export function OpenFolder({ folderId, navigation, side }: OpenFolderProps) {
  const model = useClips(navigation, folderId);
  const { reader, article: open } = useFollowedReader(model);
  const article = isRecord(open) ? null : open;
  const [ordering, order] = useState(false);
  const name = model.shown?.folder.name ?? "";
  useEffect(() => {
    if (name !== "") document.title = frameText.windowTitle(name);
  }, [name]);
  const clip = model.clips.find((each) => each.article.id === article?.id);
  const record = model.byHand.find((each) => keyOf(each) === open?.id);
  const reading = article && (
    <div className={classes.reading}>
      {clip && model.shown && <ClipNote key={clip.article.id} folder={model.shown.folder} clip={clip} />}
      <ReadingPane reader={reader} article={article} />
    </div>
  );
  const sheet = record && <RecordPane model={model} folderId={folderId} record={record} />;
  return (
    <div className={classes.screen}>
      <Panes
        layout={model.layout}
        side={side}
        sideLabel={text.resize}
        list={
          <section className={listClasses.pane} aria-label={text.label}>
            <FolderHead model={model} ordering={ordering} onOrder={order} />
            {ordering && model.shown ? (
              <ClipOrder folderId={folderId} lying={model.lying} onDone={() => order(false)} />
            ) : (
              <Body model={model} />
            )}
            {!reading && !sheet && <PrintFoot />}
          </section>
        }
        article={reading ?? sheet ?? (model.layout === "wide" ? <NoArticle /> : null)}
        printed={reading || sheet ? "article" : "list"}
      />
      {model.originals.dialogs}
    </div>
  );
}

/** The rows, or why there are none. */
function Body({ model }: { model: ClipsModel }) {
  const { query, list, shown, listKey } = model;
  const scroll = useRef<HTMLDivElement>(null);
  const hasRows = model.lying.length > 0;
  useScrollPosition(scroll, listKey, hasRows);
  useOpenRowInView(scroll, model.navigation.address.article?.id ?? null, { ...model, list: model.rows });
  const answer = query.data?.clips;
  return (
    <div
      ref={scroll}
      className={listClasses.scroll}
      onScroll={({ currentTarget }) => hasRows && rememberPosition(listKey, currentTarget.scrollTop)}
    >
      {answer?.__typename === "Refusal" ? (
        <RefusedState message={answer.message} />
      ) : list.state === "failed" ? (
        <FailedPart
          title={text.listFailed}
          error={query.error}
          busy={query.loading}
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      ) : !shown ? (
        <SkeletonRows count={10} kind="article" />
      ) : (
        <>
          {hasRows ? <ClipRows model={model} /> : <EmptyState title={text.empty} message={text.emptyHelp} />}
          <Gone shown={shown} />
        </>
      )}
    </div>
  );
}

/** What this user can't see, or can see no more, is told apart and spoils no list. */
function Gone({ shown: { withdrawn, unavailableCount } }: { shown: NonNullable<ClipsModel["shown"]> }) {
  const others = unavailableCount - withdrawn.length;
  return (
    <div className={classes.gone}>
      {withdrawn.map(({ id, mediaName }) => (
        <p key={id}>{text.withdrawn(mediaName)}</p>
      ))}
      {others > 0 && <p>{text.unavailable(others)}</p>}
    </div>
  );
}
