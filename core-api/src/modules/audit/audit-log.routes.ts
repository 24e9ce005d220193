import { AUDIT_KIND_LABELS, AUDIT_KINDS, type AuditKind } from "@kirinuki/schema/audit.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import type { Actor } from "../../access/actor.ts";
import type { CsvColumn } from "../../csv/csv-bytes.ts";
import { type CsvEncoding, EncodingField } from "../../csv/csv-encoding.ts";
import { sendTable } from "../../csv/send-table.ts";
import { FormatField, type TableFormat } from "../../csv/table-format.ts";
import { invalidFields } from "../../errors/app-error.ts";
import { ChoiceField, CodeField, IdField, LimitField, PlaceField, ShortTextField } from "../../http/fields.ts";
import { PeriodQuery } from "../../http/period-query.ts";
import { ADMINS, type Router } from "../../http/route.ts";
import { nullable } from "../../http/wire-types.ts";
import { periodOf } from "../../period/period.ts";
import type { Clock } from "../../time/tokyo.ts";
import type { Parts } from "../parts.ts";
import { audit } from "./audit.ts";
import { auditFeedSchema, readAuditFeed } from "./audit-feed.read-model.ts";
import {
  type AuditLogEntry,
  type AuditLogRequest,
  allAuditLog,
  auditLogEntrySchema,
  hasEntry,
  readAuditLog,
} from "./audit-log.read-model.ts";

const MOST_OF_FEED = 1000;
const MOST_OF_LIST = 100;

class AuditFeedQuery {
  @IsOptional() @PlaceField("続きの位置") after = "0";
  @IsOptional() @LimitField("件数", MOST_OF_FEED) limit = 100;
  @IsOptional() @CodeField("封印した文の有無", [0, 1]) sealed_text_flag = 0;
}

/** Days (default the last 14), kind, user, words. */
class AuditLogWhere extends PeriodQuery {
  @IsOptional() @ChoiceField("種類", AUDIT_KINDS) kind?: AuditKind;
  @IsOptional() @ShortTextField("ユーザーID", 100) user_id?: string;
  @IsOptional() @ShortTextField("キーワード", 100) text?: string;
}
class AuditLogQuery extends AuditLogWhere {
  @IsOptional() @IdField("続きの位置") cursor?: string;
  @IsOptional() @LimitField("件数", MOST_OF_LIST) limit = 50;
}
class AuditDownloadForm extends AuditLogWhere {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

const COLUMNS: readonly CsvColumn<AuditLogEntry>[] = [
  { heading: "日時", cell: (entry) => entry.occurred_at },
  { heading: "ユーザーID", cell: (entry) => entry.user_id },
  { heading: "氏名", cell: (entry) => entry.user_name },
  { heading: "種類", cell: (entry) => AUDIT_KIND_LABELS[entry.kind as AuditKind] },
  { heading: "操作", cell: (entry) => entry.action_text },
  { heading: "変更前", cell: (entry) => entry.before_text },
  { heading: "変更後", cell: (entry) => entry.after_text },
  { heading: "内容", cell: (entry) => entry.detail_text },
  { heading: "リクエストID", cell: (entry) => entry.request_id },
  { heading: "封印の番号", cell: (entry) => entry.position },
  { heading: "ハッシュ", cell: (entry) => entry.hash },
];

/** The contract's own trail, for its Admins and their SIEM (docs/audit.md). */
export function auditLogRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/audit",
    allow: ADMINS,
    summary: "The contract's sealed audit entries in order, after a given position; each exactly once, for a SIEM",
    query: AuditFeedQuery,
    data: auditFeedSchema,
    run: ({ tx, actor: { contractId }, query: { after, limit, sealed_text_flag } }) =>
      readAuditFeed(tx, { contractId, after, limit, withText: sealed_text_flag === 1 }),
  });

  router.user({
    method: "GET",
    path: "/audit_log",
    allow: ADMINS,
    summary: "The contract's audit trail in words, newest first",
    query: AuditLogQuery,
    data: Type.Object({
      audit_log: Type.Array(auditLogEntrySchema),
      next_cursor: nullable(Type.String({ description: "`cursor` of the next page; null: this is the last" })),
    }),
    run: async ({ tx, actor, query }) => {
      const { cursor, limit } = query;
      if (cursor !== undefined && !(await hasEntry(tx, actor.contractId, cursor)))
        throw invalidFields([{ field: "cursor", message: "続きの位置は前の答えのnext_cursorで指定してください。" }]);
      const entries = await readAuditLog(tx, requestOf(actor, query, clock), { after: cursor, count: limit + 1 });
      const shown = entries.slice(0, limit);
      return { audit_log: shown, next_cursor: entries.length > limit ? (shown.at(-1)?.audit_id ?? null) : null };
    },
  });

  router.user({
    method: "POST",
    path: "/audit_log_download",
    allow: ADMINS,
    whileReadOnly: true,
    summary: "The contract's audit log as a file, all entries: CSV, or Excel with format=xlsx",
    body: AuditDownloadForm,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, body, reply, request }) => {
      const asked = requestOf(actor, body, clock);
      const { contractId, userId } = actor;
      const { start, end } = asked.period;
      const detail = {
        start,
        end,
        ...(body.kind && { kind: body.kind }),
        ...(body.user_id && { user_id: body.user_id }),
      };
      await audit(tx, { contractId, actor: userId, action: "audit.download", detail, requestId: request.id });
      const table = { sheetName: "監査ログ", columns: COLUMNS, rows: allAuditLog(tx, asked) };
      return sendTable(reply, table, { ...body, names: ["監査ログ", "audit_log"], days: `${start}_${end}` });
    },
  });
}

const requestOf = ({ contractId }: Actor, asked: AuditLogWhere, clock: Clock): AuditLogRequest => ({
  contractId,
  period: periodOf(asked, clock),
  kind: asked.kind,
  userId: asked.user_id,
  text: asked.text,
});
