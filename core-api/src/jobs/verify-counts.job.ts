import type { Transaction } from "../db/tenant.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** A theme and day whose rollup does not say what its hits say. */
export interface CountMismatch {
  contract_id: number;
  theme_id: number;
  process_date: string;
}

/** The direct count beside the rollup; only rows where they differ. */
const MISMATCHES = `
  WITH direct AS (
    SELECT contract_id, theme_id, process_date,
      count(*) FILTER (WHERE data_section = 1)::int AS mc, count(*) FILTER (WHERE data_section = 2)::int AS sc,
      count(*) FILTER (WHERE data_section = 3)::int AS web, count(*) FILTER (WHERE data_section = 5)::int AS magazine
    FROM theme_article WHERE disp_status = 0 GROUP BY 1, 2, 3)
  SELECT contract_id, theme_id, process_date::text
  FROM direct d FULL JOIN theme_count c USING (contract_id, theme_id, process_date)
  WHERE (coalesce(d.mc, 0), coalesce(d.sc, 0), coalesce(d.web, 0), coalesce(d.magazine, 0))
    IS DISTINCT FROM (coalesce(c.mc, 0), coalesce(c.sc, 0), coalesce(c.web, 0), coalesce(c.magazine, 0))`;

const REPAIR = `
  INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine)
  SELECT $1::int, $2::int, $3::date,
    count(*) FILTER (WHERE data_section = 1), count(*) FILTER (WHERE data_section = 2),
    count(*) FILTER (WHERE data_section = 3), count(*) FILTER (WHERE data_section = 5)
  FROM theme_article WHERE contract_id = $1 AND theme_id = $2 AND process_date = $3 AND disp_status = 0
  ON CONFLICT (contract_id, theme_id, process_date) DO UPDATE
    SET mc = excluded.mc, sc = excluded.sc, web = excluded.web, magazine = excluded.magazine`;

/** Groups whose rollup does not say what the hits of their themes say, or was made of other themes. */
const GROUP_MISMATCHES = `
  WITH direct AS (
    SELECT contract_id, theme_group_id, process_date, next_date,
      count(*) FILTER (WHERE data_section = 1)::int AS mc, count(*) FILTER (WHERE data_section = 2)::int AS sc,
      count(*) FILTER (WHERE data_section = 3)::int AS web, count(*) FILTER (WHERE data_section = 5)::int AS magazine
    FROM (
      SELECT *, coalesce(lead(process_date) OVER (PARTITION BY contract_id, theme_group_id, article_id, data_section ORDER BY process_date),
        'infinity') AS next_date
      FROM (SELECT DISTINCT contract_id, theme_group_id, article_id, data_section, process_date
            FROM theme_group_theme JOIN theme_article ta USING (contract_id, theme_id) WHERE ta.disp_status = 0) day) span
    GROUP BY 1, 2, 3, 4)
  SELECT contract_id, theme_group_id
  FROM direct d FULL JOIN theme_group_count c USING (contract_id, theme_group_id, process_date, next_date)
  WHERE (coalesce(d.mc, 0), coalesce(d.sc, 0), coalesce(d.web, 0), coalesce(d.magazine, 0))
    IS DISTINCT FROM (coalesce(c.mc, 0), coalesce(c.sc, 0), coalesce(c.web, 0), coalesce(c.magazine, 0))
  UNION
  SELECT contract_id, theme_group_id
  FROM theme_group_theme m FULL JOIN theme_group_counted_theme c USING (contract_id, theme_group_id, theme_id)
  WHERE m.contract_id IS NULL OR c.contract_id IS NULL`;

/** Days of themes whose media or hours do not say what their hits say. */
const TREND_MISMATCHES = `
  WITH hit AS (
    SELECT ta.contract_id, ta.theme_id, ta.process_date, ta.data_section, a.media_code,
      extract(hour FROM a.arrived_at AT TIME ZONE 'Asia/Tokyo')::smallint AS hour,
      is_serial_notice(a.title, a.category, a.article_class) AS is_notice
    FROM theme_article ta JOIN article a USING (article_id) WHERE ta.disp_status = 0),
  medium AS (SELECT contract_id, theme_id, process_date, data_section, media_code, count(*)::int AS n FROM hit GROUP BY 1, 2, 3, 4, 5),
  hours AS (
    SELECT contract_id, theme_id, process_date, data_section, hour, count(*)::int AS n, (count(*) FILTER (WHERE is_notice))::int AS notices
    FROM hit GROUP BY 1, 2, 3, 4, 5)
  SELECT contract_id, theme_id, process_date::text
  FROM medium m FULL JOIN theme_medium_count c USING (contract_id, theme_id, process_date, data_section, media_code)
  WHERE coalesce(m.n, 0) <> coalesce(c.n, 0)
  UNION
  SELECT contract_id, theme_id, process_date::text
  FROM hours h FULL JOIN theme_hour_count c USING (contract_id, theme_id, process_date, data_section, hour)
  WHERE (coalesce(h.n, 0), coalesce(h.notices, 0)) <> (coalesce(c.n, 0), coalesce(c.notices, 0))`;

/** Topics whose kept counts do not say what their articles say. */
const TOPIC_MISMATCHES = `
  WITH direct AS (
    SELECT contract_id, topics_id, process_date,
      count(*) FILTER (WHERE data_section = 1)::int AS mc, count(*) FILTER (WHERE data_section = 2)::int AS sc,
      count(*) FILTER (WHERE data_section = 3)::int AS web, count(*) FILTER (WHERE data_section = 5)::int AS magazine
    FROM topic_article WHERE disp_status = 0 GROUP BY 1, 2, 3)
  SELECT DISTINCT contract_id, topics_id
  FROM direct d FULL JOIN topic_count c USING (contract_id, topics_id, process_date)
  WHERE (coalesce(d.mc, 0), coalesce(d.sc, 0), coalesce(d.web, 0), coalesce(d.magazine, 0))
    IS DISTINCT FROM (coalesce(c.mc, 0), coalesce(c.sc, 0), coalesce(c.web, 0), coalesce(c.magazine, 0))`;

/** Articles that stand in a theme or topic at another moment than they were published, by their contracts. */
const ORDER_MISMATCHES = `
  SELECT DISTINCT contract_id, article_id::text
  FROM (SELECT contract_id, article_id, published FROM theme_article
        UNION ALL SELECT contract_id, article_id, published FROM topic_article) t JOIN article a USING (article_id)
  WHERE t.published <> published_moment(a.published_at, a.published_on)`;

const REPAIR_ORDER = ["theme_article", "topic_article"].map(
  (table) => `UPDATE ${table} t SET published = published_moment(a.published_at, a.published_on) FROM article a
    WHERE t.contract_id = $1 AND t.article_id = $2::bigint AND a.article_id = t.article_id`,
);

/** Days of themes whose kept counts by grade do not say what their hits say. */
const GRADE_MISMATCHES = `
  WITH direct AS (
    SELECT contract_id, theme_id, process_date, coalesce(prominence, 0) AS prominence,
      count(*) FILTER (WHERE data_section = 1)::int AS mc, count(*) FILTER (WHERE data_section = 2)::int AS sc,
      count(*) FILTER (WHERE data_section = 3)::int AS web, count(*) FILTER (WHERE data_section = 5)::int AS magazine
    FROM theme_article WHERE disp_status = 0 GROUP BY 1, 2, 3, 4)
  SELECT DISTINCT contract_id, theme_id, process_date::text
  FROM direct d FULL JOIN theme_grade_count c USING (contract_id, theme_id, process_date, prominence)
  WHERE (coalesce(d.mc, 0), coalesce(d.sc, 0), coalesce(d.web, 0), coalesce(d.magazine, 0))
    IS DISTINCT FROM (coalesce(c.mc, 0), coalesce(c.sc, 0), coalesce(c.web, 0), coalesce(c.magazine, 0))`;

export const findGradeMismatches = (tx: Transaction): Promise<CountMismatch[]> =>
  tx.query<CountMismatch>(GRADE_MISMATCHES);

export interface TopicMismatch {
  contract_id: number;
  topics_id: number;
}

export interface OrderMismatch {
  contract_id: number;
  article_id: string;
}

export const findTopicMismatches = (tx: Transaction): Promise<TopicMismatch[]> =>
  tx.query<TopicMismatch>(TOPIC_MISMATCHES);

export const findOrderMismatches = (tx: Transaction): Promise<OrderMismatch[]> =>
  tx.query<OrderMismatch>(ORDER_MISMATCHES);

export interface GroupMismatch {
  contract_id: number;
  theme_group_id: number;
}

export const findGroupMismatches = (tx: Transaction): Promise<GroupMismatch[]> =>
  tx.query<GroupMismatch>(GROUP_MISMATCHES);

export const findTrendMismatches = (tx: Transaction): Promise<CountMismatch[]> =>
  tx.query<CountMismatch>(TREND_MISMATCHES);

export const findMismatches = (tx: Transaction): Promise<CountMismatch[]> => tx.query<CountMismatch>(MISMATCHES);

/** Compares what home shows with what was matched, every night; a difference is put right and told (design section 6). */
export const verifyCounts: ScheduledJob = {
  name: "verify-counts",
  cron: "40 3 * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, log }: JobContext): Promise<void> {
    await scope.shared("write", async (tx) => {
      for (const mismatch of await findMismatches(tx)) {
        log("a theme's count differed from its hits and was put right", { ...mismatch });
        await tx.query(REPAIR, [mismatch.contract_id, mismatch.theme_id, mismatch.process_date]);
      }
      for (const mismatch of await findTrendMismatches(tx)) {
        log("the media and hours of a theme's day differed from its hits and were put right", { ...mismatch });
        await tx.query("SELECT recount_trend($1, $2, $3)", [
          mismatch.contract_id,
          mismatch.theme_id,
          mismatch.process_date,
        ]);
      }
      for (const mismatch of await findGroupMismatches(tx)) {
        log("a theme group's count differed from its hits and was put right", { ...mismatch });
        await tx.query("SELECT recount_theme_group($1, $2)", [mismatch.contract_id, mismatch.theme_group_id]);
      }
      for (const mismatch of await findGradeMismatches(tx)) {
        log("a theme's counts by prominence differed from its hits and were put right", { ...mismatch });
        const { contract_id, theme_id, process_date } = mismatch;
        await tx.query("SELECT recount_theme_grades($1, $2, $3::date)", [contract_id, theme_id, process_date]);
      }
      for (const mismatch of await findTopicMismatches(tx)) {
        log("a topic's count differed from its articles and was put right", { ...mismatch });
        await tx.query("SELECT recount_topic($1, $2)", [mismatch.contract_id, mismatch.topics_id]);
      }
      for (const mismatch of await findOrderMismatches(tx)) {
        log("an article's moment in the lists differed from its own and was put right", { ...mismatch });
        for (const repair of REPAIR_ORDER) await tx.query(repair, [mismatch.contract_id, mismatch.article_id]);
      }
    });
  },
};
