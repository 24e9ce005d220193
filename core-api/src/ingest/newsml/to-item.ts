import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { rightholderName } from "@kirinuki/schema/rightholders.ts";
import { AppError } from "../../errors/app-error.ts";
import { validateForm } from "../../http/validate.ts";
import type { Clock } from "../../time/tokyo.ts";
import { parseFeedDate } from "../feed/feed-date.ts";
import { webAddress } from "../feed/feed-origin.ts";
import type { Remarks } from "../feed/remark.ts";
import { firstDate, titleOrBeginning } from "../feed/title-and-date.ts";
import type { Fault, Item, ReadItem } from "../item.ts";
import { ArticleLine } from "../jsonl/article-line.ts";
import { sha256, toItem } from "../jsonl/to-item.ts";
import type { Story } from "./story.ts";

/** What the user knows of a file beside its content. */
export interface NewsDefaults {
  /** Web news where it is absent. */
  dataSection?: DataSection;
  /** Goes before the agency's own name. */
  mediaName?: string;
}

const NAMELESS = "（媒体名なし）";
const MAX_NAME = 200;
const MAX_KEY = 500;
const MAX_LIST = 1000;
/** `urn:newsml:`, `tag:`, `https:`: the same wherever it stands. */
const GLOBAL_ID = /^[a-z][a-z0-9+.-]{1,30}:\S/i;
/** Shown to nobody, so it needs no better one. */
const UNTITLED_WITHDRAWAL = "（取り消された記事）";

/** The agencies' names of the fields that may be at fault. */
const NAMES: Record<string, string> = { title: "headline", article_text: "body", media_name: "provider", url: "link" };

/** A story as an item, or with every fault of it, in Japanese. */
export async function storyItem(
  story: Story,
  { dataSection = 3, mediaName }: NewsDefaults,
  clock: Clock,
  remarks: Remarks,
): Promise<ReadItem> {
  const { position: itemNo, payload } = story;
  const url = webAddress(story.link, null);
  if (story.cut) return { itemNo, payload, faults: [CUT] };
  if (story.refusal) return { itemNo, payload, faults: [story.refusal] };
  const title = titleOrBeginning(story, url, remarks) || (story.withdrawn ? UNTITLED_WITHDRAWAL : "");
  if (title === "") {
    return {
      itemNo,
      payload,
      faults: [{ field: "headline", reason: "見出しも本文もないため、記事として取り込めません。" }],
    };
  }
  const published = firstDate(story.dates, remarks);
  remark(story, remarks);
  try {
    const form = await validateForm(ArticleLine, {
      title,
      article_text: story.body,
      media_name: [mediaName ?? "", ...story.mediaNames].find(isName) ?? NAMELESS,
      rightholder: rightholderName(story.rightholder),
      date: published?.at ?? published?.day ?? null,
      url,
      category: cut(story.categories.join("、")),
      keyword: cut(story.keywords.join("、")),
    });
    return unlessEmbargoed(
      identified(toItem(form, dataSection, { itemNo, payload }), story, dataSection),
      story,
      clock,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const faults = error.fieldErrors.map(({ field, message }) => ({ field: NAMES[field] ?? field, reason: message }));
    return { itemNo, payload, faults };
  }
}

const CUT: Fault = { field: "item", reason: "ファイルがこの記事の途中で切れています。" };

/** A withdrawal is never held back. */
function unlessEmbargoed(item: Item, { embargo, withdrawn }: Story, clock: Clock): ReadItem {
  const until = withdrawn ? null : endOf(embargo);
  if (until === null || Date.parse(until) <= clock.now().getTime()) return item;
  const reason = `解禁日時（${embargo.slice(0, 50)}）の前です。解禁後に自動で取り込みます。`;
  return {
    itemNo: item.itemNo,
    payload: item.payload,
    faults: [{ field: "embargoed", reason }],
    held: { until, item },
  };
}

function endOf(embargo: string): string | null {
  const moment = embargo === "" ? null : parseFeedDate(embargo);
  return moment === null ? null : (moment.at ?? `${moment.day}T00:00:00+09:00`);
}

function remark({ losses, withdrawn }: Story, remarks: Remarks): void {
  for (const loss of losses) remarks.add(loss, true);
  if (withdrawn) remarks.add("配信元が取り消したか公開を差し止めているため、表示しない記事", false);
}

/**
 * Who the item is: an id that is unique by itself is one in every syntax and for every deliverer; another belongs to its agency.
 * A version of the same words is another version, since the order of versions depends on it.
 */
function identified(item: Item, { id, agency, revision, withdrawn }: Story, section: DataSection): Item {
  const isGlobal = GLOBAL_ID.test(id);
  const key = isGlobal || id === "" ? id : `${agency}#${id}`;
  const source = id === "" ? `newsml:${norm(agency).slice(0, MAX_NAME)}#${section}` : `newsml#${section}`;
  return {
    ...item,
    source,
    sourceKey: key === "" ? item.sourceKey : key.length <= MAX_KEY ? key : `id:${sha256(key)}`,
    revision,
    withdrawn,
    contentHash: sha256(JSON.stringify([item.contentHash, revision, withdrawn])),
  };
}

const cut = (text: string): string => text.slice(0, MAX_LIST).toWellFormed();

function isName(name: string): boolean {
  const length = name.length <= MAX_NAME ? norm(name).length : 0;
  return length > 0 && length <= MAX_NAME;
}
