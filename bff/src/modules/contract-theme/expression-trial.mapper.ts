import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toRanges } from "../article/article.mapper.ts";
import { ExpressionTrial, TrialDay, TrialReason, TrialSample } from "./expression-trial.type.ts";

type TrialWire = DataOf<"/admin/api/v1/expression_trial", "post">;

const toSample = (wire: TrialWire["added"][number]): TrialSample =>
  instance(TrialSample, {
    articleId: wire.article_id,
    section: wire.data_section,
    title: wire.title,
    titleHits: toRanges(wire.title_hits),
    medium: wire.media_name,
    issueDay: wire.issue_date,
    reasons: wire.reasons.map(({ term, field, not_flag }) =>
      instance(TrialReason, { term, field, isExcluding: not_flag === 1 }),
    ),
  });

/** What a changed expression would find, asked by an operator or for a suggested term. */
export const toExpressionTrial = (wire: TrialWire): ExpressionTrial =>
  instance(ExpressionTrial, {
    articles: wire.article_count,
    before: wire.before_count,
    after: wire.after_count,
    added: wire.added_count,
    removed: wire.removed_count,
    days: wire.days.map(({ process_date, added_count, removed_count }) =>
      instance(TrialDay, { day: process_date, added: added_count, removed: removed_count }),
    ),
    addedSamples: wire.added.map(toSample),
    removedSamples: wire.removed.map(toSample),
    keptSamples: wire.unchanged.map(toSample),
    warning: wire.warning,
  });
