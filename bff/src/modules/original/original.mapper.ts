import { originalText } from "@kirinuki/schema/messages.ts";
import { CoreRefusal } from "../../core-api/core-error.ts";
import type { BodyOf, BookWire, OriginalTextWire, PdfWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toRanges } from "../article/article.mapper.ts";
import { SelectionKind } from "../theme/theme.type.ts";
import { type BookInput, type OriginalOrigin, type OriginalRef, OriginalUse } from "./original.input.ts";
import {
  DemandLimit,
  FailedOriginal,
  LimitExceeded,
  NotDisplayable,
  OriginalReady,
  OriginalTextReady,
  PartlyObtained,
} from "./original.type.ts";

export type OriginalOutcome = OriginalReady | PartlyObtained | LimitExceeded | DemandLimit | NotDisplayable;
export type TextOutcome = OriginalTextReady | Exclude<OriginalOutcome, OriginalReady>;

/** core-api's code of a demand unit whose cap is reached; its other refusals say why an article may not be shown, or which charge code is missing. */
const DEMAND_LIMIT = "MSG0011";

const SELECTION_FIELD = {
  [SelectionKind.THEME]: "theme_id",
  [SelectionKind.THEME_GROUP]: "theme_group_id",
  [SelectionKind.TOPIC]: "topics_id",
} as const satisfies Record<SelectionKind, string>;

/** 1 display, 2 print. */
const divisionOf = (use: OriginalUse): 1 | 2 => (use === OriginalUse.PRINT ? 2 : 1);

/** Where a use began, as core-api keeps it. */
export function originBody({ isMail, displayId, chargeCode, selection }: OriginalOrigin, use: OriginalUse) {
  const from = selection ? { [SELECTION_FIELD[selection.kind]]: selection.id } : {};
  return {
    is_mail: isMail,
    ...(displayId && { display_id: displayId }),
    ...(chargeCode && { charge_code: chargeCode }),
    usage_log: [{ request_div: divisionOf(use), ...from }],
  };
}

interface Wish {
  articles: readonly OriginalRef[];
  use: OriginalUse;
  origin: OriginalOrigin;
}

/** Body of POST /pdf and POST /article. */
export const toArticleRequest = ({ articles, use, origin }: Wish): BodyOf<"/api/v1/article"> => ({
  article_info: articles.map(({ id, dataSection }) => ({ article_id: id, data_section: dataSection })),
  pdf_flag: divisionOf(use),
  ...originBody(origin, use),
});

export const toBookRequest = ({ id, contentsId, origin }: BookInput): BodyOf<"/api/v1/epub_display_check", "put"> => ({
  article_id: id,
  ...(contentsId && { contentsId }),
  ...originBody(origin, OriginalUse.DISPLAY),
});

const toFailed = (wire: PdfWire["article_info"][number]): FailedOriginal =>
  instance(FailedOriginal, {
    id: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    reason: wire.reason,
  });

function refusedOutcome({ code, message }: CoreRefusal): DemandLimit | NotDisplayable {
  return code === DEMAND_LIMIT ? instance(DemandLimit, { message }) : instance(NotDisplayable, { message });
}

/** What of a merge could be had. `ids`: what was asked for. */
export function toOriginalOutcome(answer: PdfWire | CoreRefusal, ids: readonly string[]): OriginalOutcome {
  if (answer instanceof CoreRefusal) return refusedOutcome(answer);
  const { pdf_ticket: ticket, data_flag: flag, article_info: failed } = answer;
  return toOutcome({ ticket, flag, failed }, new Set(ids).size);
}

export function toBookOutcome(answer: BookWire | CoreRefusal): OriginalOutcome {
  if (answer instanceof CoreRefusal) return refusedOutcome(answer);
  const { epub_ticket: ticket, data_flag: flag, article_info: failed } = answer;
  return toOutcome({ ticket, flag, failed }, 1);
}

interface Answered {
  ticket: string | undefined;
  flag: 0 | 1 | undefined;
  failed: PdfWire["article_info"];
}

function toOutcome({ ticket, flag, failed }: Answered, requestedCount: number): OriginalOutcome {
  if (flag === 0) return instance(LimitExceeded, { message: originalText.limitExceeded });
  const obtainedCount = ticket === undefined ? 0 : Math.max(0, requestedCount - failed.length);
  if (ticket !== undefined && flag === undefined) return instance(OriginalReady, { ticket, obtainedCount });
  return instance(PartlyObtained, {
    obtainedTicket: ticket ?? null,
    obtainedCount,
    requestedCount,
    failed: failed.map(toFailed),
    message: obtainedCount === 0 && requestedCount === 1 ? originalText.notObtained : originalText.partlyObtained,
  });
}

/** The text variant says the limit in its own words (spec section 8). */
export function toTextOutcome(answer: OriginalTextWire | CoreRefusal): TextOutcome {
  if (answer instanceof CoreRefusal) return refusedOutcome(answer);
  const { article_text: text, data_flag: flag, article_info: articles } = answer;
  if (flag === 0) return instance(LimitExceeded, { message: originalText.textLimitExceeded });
  const [article] = articles;
  if (text) {
    const hits = article && "body_hits" in article ? article.body_hits : [];
    return instance(OriginalTextReady, { title: article?.title ?? "", text, textHits: toRanges(hits) });
  }
  return instance(PartlyObtained, {
    obtainedTicket: null,
    obtainedCount: 0,
    requestedCount: 1,
    failed: articles.flatMap((each) => ("reason" in each ? [toFailed(each)] : [])),
    message: originalText.notObtained,
  });
}
