import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { monthBefore } from "@kirinuki/schema/period-before.ts";
import type { CsvColumn, CsvTable } from "../csv/csv-bytes.ts";
import { cursorRows } from "../csv/cursor-rows.ts";
import type { Transaction } from "../db/tenant.ts";
import { PeriodQuery } from "../http/period-query.ts";
import { validateForm } from "../http/validate.ts";
import { ArticleListDownloadForm } from "../modules/articles/article-download/article-download.form.ts";
import { ARTICLE_LIST_COLUMNS } from "../modules/articles/article-download/article-list.columns.ts";
import { articleList, type ListReader } from "../modules/articles/article-download/article-list.rows.ts";
import { FIGURE_COLUMNS, type FigureRow, figureRows } from "../modules/articles/report/report.columns.ts";
import { readReportCounts } from "../modules/articles/report/report-counts.read-model.ts";
import type { MailSettingWire } from "../modules/mail/mail-setting/mail-setting.dto.ts";
import { settingsParameters, settingsStatement } from "../modules/mail/mail-setting/mail-setting.read-model.ts";
import { SETTING_COLUMNS } from "../modules/mail/mail-setting/mail-setting-csv.ts";
import { tokyoMonth } from "../modules/originals/original-use/usage-month.ts";
import { usageColumns } from "../modules/originals/usage/usage-inquiry.columns.ts";
import { UserUsageForm } from "../modules/originals/usage/usage-inquiry.form.ts";
import { allUsage } from "../modules/originals/usage/usage-inquiry.read-model.ts";
import { usagePeriod } from "../modules/originals/usage/usage-period.ts";
import { allUsers, USER_COLUMNS } from "../modules/people/user/user-list.ts";
import { EVERY_THEME_COLUMNS, type ThemeDay } from "../modules/themes/trend/trend.columns.ts";
import { readTrendDays, readTrendWithdrawn } from "../modules/themes/trend/trend.service.ts";
import { type Period, periodOf } from "../period/period.ts";
import { systemClock, tokyoDay } from "../time/tokyo.ts";

/** Days of an export as they were typed. */
export interface ExportPeriod {
  from?: string;
  to?: string;
}

/** The rows of an export, whatever they are. */
type Table = Omit<CsvTable<never>, "encoding">;

interface Export {
  /** Of the help. */
  description: string;
  hasPeriod: boolean;
  /** @throws AppError INVALID_FIELDS for days that are none */
  table(tx: Transaction, contractId: number, period: ExportPeriod): Promise<Table>;
}

export type ExportKind = "users" | "destinations" | "articles" | "usage" | "trend" | "report";

/** Rows and columns of one type belong together; who writes them out need not know it. */
const tableOf = <Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<readonly Row[]>): Table =>
  ({ columns, rows }) as Table;

export const EXPORTS: Record<ExportKind, Export> = {
  users: {
    description: "ユーザーの一覧（パスワードは含みません）",
    hasPeriod: false,
    table: async (tx, contractId) => tableOf(USER_COLUMNS, allUsers(tx, contractId)),
  },
  destinations: {
    description: "配信設定の一覧（画面から取り込める形式）",
    hasPeriod: false,
    table: async (tx, contractId) =>
      tableOf<MailSettingWire>(
        SETTING_COLUMNS,
        cursorRows(tx, settingsStatement(tokyoDay(systemClock.now())), settingsParameters(contractId, {})),
      ),
  },
  articles: {
    description: "記事一覧（期間を省略すると直近14日）",
    hasPeriod: true,
    table: async (tx, contractId, { from, to }) => {
      const sent = { process_date_start: from, process_date_end: to };
      const form = await validateForm(ArticleListDownloadForm, sent);
      const actor = await everything(tx, contractId);
      return tableOf(ARTICLE_LIST_COLUMNS, (await articleList({ tx, actor, form, clock: systemClock })).rows);
    },
  },
  usage: {
    description: "ユーザー別・日別の原文利用件数（期間を省略すると今月）",
    hasPeriod: true,
    table: async (tx, contractId, { from, to }) => {
      const now = systemClock.now();
      const sent = { process_date_start: from ?? tokyoMonth(now), process_date_end: to ?? tokyoDay(now) };
      const period = usagePeriod(await validateForm(UserUsageForm, sent));
      const request = {
        contractId,
        by: "user",
        step: "daily",
        period,
        userIds: null,
        groupIds: null,
        chargeCodes: null,
        isByCharge: false,
        sort: null,
      } as const;
      return tableOf(usageColumns("user", "daily"), allUsage(tx, request));
    },
  },
  report: {
    description: "レポートの件数（全テーマ、前の期間との比較。期間を省略すると先月）",
    hasPeriod: true,
    table: async (tx, contractId, { from, to }) => {
      const month = monthBefore(tokyoDay(systemClock.now()));
      const sent = { process_date_start: from ?? month.start, process_date_end: to ?? month.end };
      const period = periodOf(await validateForm(PeriodQuery, sent), systemClock);
      return tableOf(FIGURE_COLUMNS, figures(tx, contractId, period));
    },
  },
  trend: {
    description: "テーマごとの1日の記事数（期間を省略すると直近14日）",
    hasPeriod: true,
    table: async (tx, contractId, { from, to }) => {
      const query = await validateForm(PeriodQuery, { process_date_start: from, process_date_end: to });
      return tableOf(EVERY_THEME_COLUMNS, trendRows(tx, contractId, periodOf(query, systemClock)));
    },
  },
};

/** One chunk: a report has some hundred figures. */
async function* figures(tx: Transaction, contractId: number, period: Period): AsyncGenerator<FigureRow[]> {
  const { sections } = await everything(tx, contractId);
  const themes = await tx.query<{ theme_id: number }>("SELECT theme_id FROM theme WHERE contract_id = $1", [
    contractId,
  ]);
  const themeIds = themes.map(({ theme_id }) => theme_id);
  const counts = await readReportCounts(tx, { contractId, themeIds, sections, period });
  yield figureRows({ ...counts, hand_clips: null });
}

async function* trendRows(tx: Transaction, contractId: number, period: Period): AsyncGenerator<ThemeDay[]> {
  const { sections } = await everything(tx, contractId);
  const themes = await tx.query<{ theme_id: number; theme_name: string }>(
    "SELECT theme_id, theme_name FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id",
    [contractId],
  );
  for (const { theme_id: themeId, theme_name: themeName } of themes) {
    const of = { contractId, themeId, sections };
    const days = await readTrendDays(tx, of, period, "normal", await readTrendWithdrawn(tx, of, period));
    yield days.map((day) => ({ ...day, themeName }));
  }
}

/** A reader of all the contract's themes and sources, without read marks of his own. */
async function everything(tx: Transaction, contractId: number): Promise<ListReader> {
  const rows = await tx.query<{ section: DataSection }>(
    "SELECT data_section::int AS section FROM contract_linkage WHERE contract_id = $1",
    [contractId],
  );
  const linked = rows.map(({ section }) => section);
  const sections = DATA_SECTIONS.filter((section) => linked.length === 0 || linked.includes(section));
  const reader = { userId: "", userGroupId: 0, themeBrowsing: true, topicEditorId: null, purpose: "display" } as const;
  return { contractId, ...reader, sections };
}
