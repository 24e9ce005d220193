import { useQuery } from "@apollo/client/react";
import { handClipLines, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import type { ClipsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { type KeyBinding, useKeys } from "../../browser/keys.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import type {
  ListedRecords,
  ListedRows,
  ListOnScreen,
  LoadedList,
} from "../../features/article-list/article-reader.ts";
import { useCursor } from "../../features/article-list/use-cursor.ts";
import { useReadMarks } from "../../features/article-list/use-read-marks.ts";
import { useReaderActs } from "../../features/article-list/use-reader-acts.ts";
import { readerKey, useReaderKeys } from "../../features/article-list/use-reader-keys.ts";
import { useStories } from "../../features/article-list/use-stories.ts";
import { useTicks } from "../../features/article-list/use-ticks.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { CLIPS } from "./query.ts";
import { isRecord, recordRef } from "./record-ref.ts";
import { useClipsAddress } from "./use-clips-address.ts";

export type Clips = Extract<ClipsQuery["clips"], { __typename: "Clips" }>;
export type Clip = Clips["clips"][number];
export type HandClip = Clips["handClips"][number];
/** What lies in a folder. */
export type Lying = Clip | HandClip;
export const isByHand = (lying: Lying): lying is HandClip => !("article" in lying);
/** What a row is ticked and ordered by. */
export const keyOf = (lying: Lying): string => (isByHand(lying) ? `h${lying.id}` : lying.article.id);
const linesOf = (record: HandClip): string => handClipLines({ ...record, kind: record.kind as MediumKind });

export type ClipsModel = ReturnType<typeof useClips>;

/** One folder on the screen, as every list of articles is: rows, ticks, keys and reading pane. */
export function useClips(navigation: ReturnType<typeof useClipsAddress>, folderId: string) {
  const query = useQuery(CLIPS, { variables: { folderId }, ...SHOWN });
  const answer = query.data?.clips;
  const shown = answer?.__typename === "Clips" ? answer : null;
  const clips = shown?.clips ?? [];
  const lying: Lying[] = [...clips, ...(shown?.handClips ?? [])].sort((a, b) => a.position - b.position);
  const list: LoadedList = {
    state: shown ? "ready" : answer ? "refused" : query.error ? "failed" : "loading",
    articles: clips.map(({ article }) => article),
    total: shown ? clips.length : null,
    next: 0,
    more: "idle",
    loadMore: () => undefined,
  };
  const layout = useLayout();
  const of = `clips ${folderId}`;
  const order = lying.map(keyOf);
  const byHand = lying.filter(isByHand);
  const records: ListedRecords = {
    folderId,
    order,
    ticked: (keys) =>
      byHand.filter((record) => keys.has(keyOf(record))).map((record) => ({ id: record.id, text: linesOf(record) })),
  };
  const rows: ListedRows = {
    ...list,
    articles: lying.map((each) => (isByHand(each) ? recordRef(keyOf(each)) : each.article)),
  };
  const open = navigation.address.article;
  const cursor = useCursor({ list: rows, listKey: of, layout, navigation });
  const reader: ListOnScreen = {
    layout,
    listKey: of,
    navigation,
    list,
    period: {},
    ticks: useTicks(of, "all", order),
    records,
    stories: useStories(of),
    read: useReadMarks(isRecord(open) ? null : (open?.id ?? null)),
    originals: useOriginals({}),
    ...cursor,
  };
  const model = {
    ...reader,
    act: useReaderActs(reader),
    navigation,
    query,
    shown,
    clips,
    lying,
    byHand,
    rows,
    openRow: cursor.open,
  };
  const clear = () => {
    if (navigation.now().article) navigation.closeArticle();
    else model.ticks.clear();
  };
  const openLink = (source: KeyBinding["run"]) => (event: KeyboardEvent) =>
    model.act(({ cursor }) => {
      const at = cursor.now();
      const link = byHand.find((record) => keyOf(record) === at)?.link;
      if (link) window.open(link, "_blank", "noopener,noreferrer");
      else source(event);
    });
  // A record has its page, too.
  const keys = useReaderKeys(model).map((key) => (key.keys === "o" ? { ...key, run: openLink(key.run) } : key));
  useKeys([...keys, readerKey("Escape", homeKeyText.close, clear)]);
  return model;
}
