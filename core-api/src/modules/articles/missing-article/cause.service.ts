import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { MissingCause } from "@kirinuki/schema/missing-article.ts";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";
import type { LifeTheme } from "../../operator/article-life/article-life.dto.ts";
import { readFullArticle } from "../../operator/article-life/article-life.read-model.ts";
import { explainThemes } from "../../operator/article-life/article-themes.service.ts";
import { isAddress } from "./addresses.ts";
import { LOOKED_FOR_DAYS, standingOfGone } from "./candidates.read-model.ts";
import type { MissingTheme } from "./missing-article.dto.ts";
import { countArrivals, findMedium } from "./named-medium.read-model.ts";

export interface Question {
  tx: Transaction;
  search: ArticleSearch;
  actor: Actor;
  now: Date;
}

/** Why an article is not where somebody looks for it. */
export interface Cause {
  cause: MissingCause;
  message: string;
  themes: MissingTheme[];
}

const BROWSABLE = `WITH ${BROWSING} SELECT theme_id::text AS id FROM browsable_theme`;

const STANDING = `
  SELECT a.withdrawn_at IS NOT NULL AS withdrawn, coalesce(s.disp_status, 0) <> 0 AS hidden
  FROM article a LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id WHERE a.article_id = $2::bigint`;

/** The first mail to the user that had the article, else the next one of a setting for one of the themes. $3 the user, $4 the themes. */
const MAILS = `
  SELECT
    (SELECT a.arrived_at FROM article a WHERE a.article_id = $2::bigint) AS arrived_at,
    (SELECT max(r.due_at) FROM mail_run r JOIN mail_setting s USING (contract_id, mail_setting_id) JOIN mail_address a USING (contract_id, mail_address_id)
     WHERE r.contract_id = $1 AND r.kind = 'digest' AND a.user_id = $3 AND s.theme_id = ANY ($4::int[])) AS last_at,
    (SELECT min(r.due_at) FROM mail_delivered d JOIN mail_run r USING (contract_id, mail_run_id) JOIN mail_message m USING (contract_id, mail_run_id)
     WHERE d.contract_id = $1 AND d.article_id = $2::bigint AND m.user_id = $3 AND m.state = 'sent') AS mailed_at,
    (SELECT min(s.next_due_at) FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
     WHERE s.contract_id = $1 AND a.user_id = $3 AND s.theme_id = ANY ($4::int[])) AS next_at`;

/**
 * Decides by the very rules of matching and browsing, as they are now.
 * @throws AppError NOT_FOUND for an article that there is not, or of a source that the user may not see
 */
export async function causeOfArticle(question: Question, articleId: string): Promise<Cause> {
  const { tx, actor } = question;
  const found = await readFullArticle(tx, actor.contractId, articleId);
  if (!found || !actor.sections.includes(found.section)) throw new AppError("NOT_FOUND");
  const [standing] = await tx.query<{ withdrawn: boolean; hidden: boolean }>(STANDING, [actor.contractId, articleId]);
  if (standing?.withdrawn) return plain("withdrawn");
  if (standing?.hidden) return plain("hidden");
  const arrived = spoken(found.article.arrived_datetime);
  const browsable = new Set((await tx.query<{ id: string }>(BROWSABLE, browsingParameters(actor))).map(({ id }) => id));
  const all = await explainThemes(tx, actor.contractId, found);
  const own = inOrder(all.filter(({ theme_id }) => browsable.has(theme_id)));
  const themes = own.map(toTheme);
  const [best] = own;
  if (best?.state !== "found" && all.some(({ state }) => state === "found")) return { ...plain("elsewhere"), themes };
  if (!best) return told("no_words", `${arrived}に届いていますが、閲覧できるテーマの検索語は記事にありません。`);
  if (best.state !== "found")
    return { cause: best.state as MissingCause, message: SENTENCES[best.state]?.(best, arrived) ?? "", themes };
  const ids = own.filter(({ state }) => state === "found").map(({ theme_id }) => Number(theme_id));
  const [mails] = await tx.query<Mails>(MAILS, [actor.contractId, articleId, actor.userId, ids]);
  const cause = mails && isAfterCutOff(mails) ? "late" : "found";
  return { cause, message: `${foundSentence(best, arrived)}${mailSentence(mails)}`, themes };
}

interface Mails {
  arrived_at: Date;
  /** When the last digest of such a setting was due; null where none was. */
  last_at: Date | null;
  mailed_at: Date | null;
  next_at: Date | null;
}

/**
 * Of what is none of the candidates. Whether a source that the user does not have knows it is not looked up, so that the answer tells nothing of
 * its articles: a right is refused by the medium that he names, or by the address.
 */
export async function causeOfNothing(question: Question, asked: Asked): Promise<Cause> {
  const { tx, search, actor, now } = question;
  const { sections, contractId } = actor;
  const { keyword, issueDate } = asked;
  const named = asked.mediaName === "" ? null : await findMedium(tx, sections, asked.mediaName);
  if (named?.state === "refused") {
    const { name, section } = named.medium;
    return told("no_right", `「${name}」は${sourceOf[section]}です。${NOT_USED}`);
  }
  if (isAddress(keyword) && !sections.includes(3)) return told("no_right", `${sourceOf[3]}の記事です。${NOT_USED}`);
  const medium = named?.state === "granted" ? named.medium : null;
  const gone = await standingOfGone({ tx, search, contractId, sections, keyword, medium, issueDate, now });
  if (gone) return plain(gone);
  const others = OTHER_SOURCES.filter(([, own]) => !own.some((section) => sections.includes(section)));
  const unseen =
    others.length === 0 ? "" : `${others.map(([name]) => name).join("、")}は利用していないため、調べていません。`;
  if (named?.state === "unknown")
    return told("not_arrived", `「${asked.mediaName}」という名前の媒体は、利用している情報源にありません。${unseen}`);
  const arrived = medium && issueDate && (await countArrivals(tx, medium, issueDate));
  if (medium && issueDate && typeof arrived === "number") {
    const day = spokenDay(issueDate);
    const count =
      arrived === 0
        ? `${day}の記事がまだ1件も届いていません`
        : `${day}に${arrived}件届いていますが、この記事はありません`;
    return told("not_arrived", `「${medium.name}」は${count}。`);
  }
  const when = issueDate ? `${spokenDay(issueDate)}ごろ` : `${LOOKED_FOR_DAYS}日以内`;
  return told(
    "not_arrived",
    `${when}に届いた記事には見つかりません。配信元からまだ届いていないか、収集していない媒体の記事です。${unseen}`,
  );
}

export interface Asked {
  keyword: string;
  /** "" for none. */
  mediaName: string;
  issueDate: DayString | null;
}

const sourceOf: Record<1 | 3 | 5, string> = { 1: "新聞", 3: "WEB", 5: "雑誌" };
const NOT_USED = "契約または所属グループで利用していない情報源です。";
const OTHER_SOURCES: readonly [string, readonly DataSection[]][] = [
  ["新聞", [1, 2]],
  ["WEB", [3]],
  ["雑誌", [5]],
];

const PLAIN = {
  withdrawn: "配信元が取り消した記事のため、表示できません。",
  hidden: "管理者が非公開にした記事のため、表示できません。",
  elsewhere: "閲覧できるテーマには入っていません。ほかのテーマに入っている記事です。",
} satisfies Partial<Record<MissingCause, string>>;

const told = (cause: MissingCause, message: string): Cause => ({ cause, message, themes: [] });
const plain = (cause: keyof typeof PLAIN): Cause => told(cause, PLAIN[cause]);

/** Those that come nearest first. */
const ORDER: readonly LifeTheme["state"][] = ["found", "excluded", "stopped", "missed", "not_met"];
const inOrder = (themes: readonly LifeTheme[]): LifeTheme[] =>
  [...themes].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));

const spokenDay = (day: DayString): string => day.replaceAll("-", "/");
const spoken = (moment: string): string => moment.slice(0, 16).replaceAll("-", "/").replace("T", " ");
const wordsOf = ({ reasons }: LifeTheme, not: 0 | 1): string[] => [
  ...new Set(reasons.flatMap(({ term, not_flag }) => (not_flag === not ? [term] : []))),
];
const quotedWords = (words: readonly string[]): string => words.map((word) => `「${word}」`).join("");

const toTheme = (theme: LifeTheme): MissingTheme => ({
  theme_id: theme.theme_id,
  theme_name: theme.theme_name,
  state: theme.state,
  process_date: theme.process_date,
  found_words: wordsOf(theme, 0),
  unwanted_words: wordsOf(theme, 1),
});

const SENTENCES: Partial<Record<LifeTheme["state"], (theme: LifeTheme, arrived: string) => string>> = {
  excluded: ({ theme_name }) => `テーマ「${theme_name}」の条件を満たしますが、除外サイトの記事です。`,
  stopped: ({ theme_name }) => `テーマ「${theme_name}」の条件を満たしますが、テーマが停止中です。`,
  missed: ({ theme_name }, arrived) =>
    `いまはテーマ「${theme_name}」の条件を満たします。届いた${arrived}には満たしていなかったため、一覧に入っていません。`,
  not_met(theme) {
    const [wanted, unwanted] = [wordsOf(theme, 0), wordsOf(theme, 1)];
    const why =
      unwanted.length > 0
        ? `除く語の${quotedWords(unwanted)}があるため、条件を満たしません。`
        : "ほかの語が足りないか、媒体などの条件を満たしません。";
    return `テーマ「${theme.theme_name}」の検索語${quotedWords(wanted)}はありますが、${why}`;
  },
};

const foundSentence = ({ theme_name, process_date }: LifeTheme, arrived: string): string =>
  `${arrived}に届き、テーマ「${theme_name}」の${(process_date ?? "").replaceAll("-", "/")}の一覧に入っています。`;

/** It came after the digest that the user has looked at, and is in none yet. */
const isAfterCutOff = ({ arrived_at, last_at, mailed_at, next_at }: Mails): boolean =>
  mailed_at === null && next_at !== null && last_at !== null && arrived_at > last_at;

function mailSentence(mails: Mails | undefined): string {
  if (!mails) return "";
  if (mails.mailed_at) return `${spoken(tokyoDateTime(mails.mailed_at))}のメールで届けています。`;
  if (!mails.next_at) return "";
  const next = `次の${spoken(tokyoDateTime(mails.next_at))}のメールに入ります。`;
  return mails.last_at && isAfterCutOff(mails)
    ? `${spoken(tokyoDateTime(mails.last_at))}のメールの締切後に届いたため、${next}`
    : next;
}
