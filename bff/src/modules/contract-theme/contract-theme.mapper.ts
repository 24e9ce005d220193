import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ContractTheme, PastExpression, RematchStatus, ThemeExpression } from "./contract-theme.type.ts";

type ThemeWire = DataOf<"/admin/api/v1/contact_themes", "get">["themes"][number];
type ExpressionWire = DataOf<"/admin/api/v1/search_expressions", "get">["search_expressions"][number];
type PastWire = DataOf<"/admin/api/v1/search_expression_history", "get">["history"][number];
type RematchWire = DataOf<"/admin/api/v1/rematch", "get">;

export const toContractTheme = (wire: ThemeWire): ContractTheme =>
  instance(ContractTheme, {
    id: wire.theme_id,
    name: wire.theme_name,
    expressions: wire.expression_count,
    sections: wire.data_sections.map((section) => section ?? 0),
    articles: wire.article_count,
    isStopped: wire.stop_flag === 1,
    stoppedAt: wire.stopped_datetime,
    version: wire.version,
  });

export const toThemeExpression = (wire: ExpressionWire): ThemeExpression =>
  instance(ThemeExpression, {
    id: wire.expression_id,
    themeId: wire.theme_id,
    section: wire.data_section,
    text: wire.expression,
    savedAt: wire.updated_at,
    savedBy: wire.updated_by,
    version: wire.version,
  });

export const toPastExpression = (wire: PastWire): PastExpression =>
  instance(PastExpression, {
    id: wire.past_expression_id,
    expressionId: wire.expression_id,
    version: wire.version,
    section: wire.data_section,
    text: wire.expression,
    savedAt: wire.saved_datetime,
    savedBy: wire.saved_by,
    endedAt: wire.ended_datetime,
    endedBy: wire.ended_by,
    isRemoved: wire.removed_flag === 1,
  });

export const toRematchStatus = (wire: RematchWire): RematchStatus =>
  instance(RematchStatus, {
    state: wire.state,
    endedAt: wire.ended_at,
    read: wire.read_count,
    articles: wire.article_count,
    added: wire.added_count,
    removed: wire.removed_count,
    canUndo: wire.undo_flag === 1,
  });
