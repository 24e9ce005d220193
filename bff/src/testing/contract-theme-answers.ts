import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["contractThemes"];
type Trial = DataOf<"/admin/api/v1/expression_trial", "post">;

/** Calls about themes and expressions on the operators' base. */
export interface ContractThemeAnswers {
  contact_themes: Answer<Client["themes"]>;
  save_contact_theme: Answer<Client["saveTheme"]>;
  order_contact_themes: Answer<Client["orderThemes"]>;
  remove_contact_theme: Answer<Client["removeTheme"]>;
  search_expressions: Answer<Client["expressions"]>;
  expression_history: Answer<Client["history"]>;
  save_expression: Answer<Client["saveExpression"]>;
  remove_expression: Answer<Client["removeExpression"]>;
  expression_trial: Answer<Client["tryExpression"]>;
  expression_terms: Answer<Client["countTerms"]>;
  expression_words: Answer<Client["words"]>;
  rematch_status: Answer<Client["rematchStatus"]>;
  rematch: Answer<Client["rematch"]>;
  undo_rematch: Answer<Client["undoRematch"]>;
}

const aTrial: Trial = {
  process_date_start: "2026-11-07",
  process_date_end: "2026-11-20",
  article_count: 66_214,
  before_count: 412,
  after_count: 421,
  added_count: 12,
  removed_count: 3,
  days: [{ process_date: "2026-11-07", added_count: 2, removed_count: 0 }],
  added: [
    {
      article_id: "202611000000001",
      data_section: 1,
      title: "GaNが主役に",
      title_hits: [[0, 3]],
      media_name: "電装タイムス",
      issue_date: "2026-11-20",
      process_date: "2026-11-20",
      reasons: [{ term: "GaN", field: "title", not_flag: 0 }],
    },
  ],
  removed: [],
  unchanged: [],
  warning: null,
};

/** What it usually answers. */
export const contractThemeAnswers = {
  contact_themes: () => ({
    contract_id: "7",
    themes: [
      {
        theme_id: "31",
        theme_name: "パワー半導体",
        display_order: 1,
        open_to_all_groups: 1 as const,
        expression_count: 2,
        data_sections: [null, 3],
        article_count: 421,
        stop_flag: 0 as const,
        stopped_datetime: null,
        version: 2,
      },
    ],
  }),
  save_contact_theme: () => ({ theme_id: "31", version: 3 }),
  order_contact_themes: () => ({}),
  remove_contact_theme: () => ({}),
  search_expressions: () => ({
    search_expressions: [
      {
        expression_id: "51",
        contract_id: "7",
        theme_id: "31",
        theme_name: "パワー半導体",
        data_section: null,
        expression: "GaN OR SiC",
        canonical: "GaN OR SiC",
        scope: "all" as const,
        media: [],
        updated_at: "2026-11-04T09:00:00+09:00",
        updated_by: "須永 亮",
        version: 12,
      },
    ],
  }),
  expression_history: () => ({
    history: [
      {
        past_expression_id: "90",
        expression_id: "51",
        version: 11,
        data_section: null,
        expression: "GaN",
        saved_datetime: "2026-11-01T09:00:00+09:00",
        saved_by: null,
        ended_datetime: "2026-11-04T09:00:00+09:00",
        ended_by: "須永 亮",
        removed_flag: 0 as const,
      },
    ],
  }),
  save_expression: () => ({ expression_id: "51", canonical: "GaN", version: 13 }),
  remove_expression: () => ({}),
  expression_trial: () => aTrial,
  expression_terms: () => ({
    terms: [{ term: "GaN", field: null, not_flag: 0 as const, count: 41 }],
    more_flag: 0 as const,
    unknown_synonyms: [],
  }),
  expression_words: () => ({
    terms: ["GaN"],
    synonym_terms: ["経産省"],
    media: [{ media_code: "KR", media_name: "海路日報" }],
  }),
  rematch_status: () => ({
    state: "running" as const,
    started_at: "2026-11-20T07:00:00+09:00",
    ended_at: null,
    read_count: 300,
    article_count: 1000,
    added_count: 12,
    removed_count: 3,
    undo_flag: 0 as const,
  }),
  rematch: () => ({
    theme_id: "31",
    dry_run: 0 as const,
    queued_flag: 1 as const,
    complete_flag: null,
    read_count: null,
    article_count: null,
    added_count: null,
    removed_count: null,
  }),
  undo_rematch: () => ({ added_count: 3, removed_count: 12 }),
};

type Recording = <Name extends keyof ContractThemeAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<ContractThemeAnswers[Name]>>;

/** The calls, each recorded under its name. */
export const contractThemeCalls = (call: Recording): Client => ({
  themes: call("contact_themes"),
  saveTheme: call("save_contact_theme"),
  orderThemes: call("order_contact_themes"),
  removeTheme: call("remove_contact_theme"),
  expressions: call("search_expressions"),
  history: call("expression_history"),
  saveExpression: call("save_expression"),
  removeExpression: call("remove_expression"),
  tryExpression: call("expression_trial"),
  countTerms: call("expression_terms"),
  words: call("expression_words"),
  rematchStatus: call("rematch_status"),
  rematch: call("rematch"),
  undoRematch: call("undo_rematch"),
});
