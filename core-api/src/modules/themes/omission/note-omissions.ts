import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { visitLeaves } from "../../../matching/engine/leaves.ts";
import { matcher, type PreparedArticle, prepare } from "../../../matching/expression/evaluate.ts";
import { readExcludedDomains } from "../../../matching/set-up/excluded-domains.ts";
import { readSynonyms } from "../../../matching/set-up/synonyms.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { DayIndex, findOmissions, type HeadArticle, type Omission } from "./find-omissions.ts";
import {
  type ContractDay,
  type OmissionArticle,
  type OmissionTheme,
  readContractDay,
  readDay,
  readOmissionThemes,
} from "./omission-day.read-model.ts";
import { countMade } from "./omission-months.ts";
import { withWord } from "./with-word.ts";

const CONTRACTS = "SELECT DISTINCT contract_id AS id FROM expression ORDER BY 1";
const TEXTS = `
  SELECT a.article_id::text AS id, a.title, t.body, a.media_code AS "mediaCode", a.media_name AS "mediaName", a.host
  FROM article a JOIN article_text t USING (article_id) WHERE a.article_id = ANY ($1::bigint[])`;
/** Articles of a suggestion that are read whole, to see whether the changed expression takes one. */
const READ_WHOLE = 3;

const KEEP = `
  INSERT INTO theme_omission (contract_id, theme_id, process_date, term, written, own_term, cause, article_id, article_count, place)
  SELECT $1, theme_id, $2, term, written, own_term, cause, article_id, article_count, place
  FROM json_to_recordset($3::json) AS o(theme_id int, term text, written text, own_term text, cause text, article_id bigint, article_count int, place smallint)
  ON CONFLICT (contract_id, theme_id, process_date, term) DO NOTHING`;
/** A second run of a day finds it anew; what somebody has decided stays. */
const FORGET = "DELETE FROM theme_omission WHERE contract_id = $1 AND process_date = $2 AND state = 'open'";

/**
 * Finds what the themes of all contracts, or of one, missed of a day's articles, and keeps it. Repeatable. Reads what matching has written
 * and takes no part in it.
 * @returns how many suggestions there are
 */
export async function noteOmissions(
  scope: Pick<TransactionScope, "shared">,
  day: DayString,
  contractIds?: readonly number[],
): Promise<number> {
  const { today, before } = await scope.shared("read", (tx) => readDay(tx, day));
  if (today.length === 0) return 0;
  const index = new DayIndex(today, before);
  const articles = new Map(today.map((article) => [article.articleId, article]));
  const contracts =
    contractIds ?? (await scope.shared("read", (tx) => tx.query<{ id: number }>(CONTRACTS))).map(({ id }) => id);
  let count = 0;
  for (const contractId of contracts)
    count += await scope.shared("write", (tx) => noteContract(tx, { contractId, day, index, articles }));
  return count;
}

interface ContractRun {
  contractId: number;
  day: DayString;
  index: DayIndex;
  articles: ReadonlyMap<string, OmissionArticle>;
}

interface ParsedTheme extends OmissionTheme {
  parsed: { section: number | null; expression: Expression }[];
  ownTerms: string[];
}

async function noteContract(tx: Transaction, run: ContractRun): Promise<number> {
  const { contractId, day, index } = run;
  await tx.query(FORGET, [contractId, day]);
  const themes = (await readOmissionThemes(tx, contractId, day)).map(parse);
  const contract = await readContractDay(tx, contractId, day, [...index.byStory.keys()]);
  const synonymsOf = await readSynonyms(tx, contractId, [...new Set(themes.flatMap(({ ownTerms }) => ownTerms))]);
  const isVisible = await visibility(tx, run, contract);
  const reported = reportedByTheme(themes, contract, run);
  const found = themes.map((theme): Checked => {
    const taken = contract.takenBy(theme.themeId);
    const omissions = findOmissions(index, {
      ownTerms: theme.ownTerms,
      synonymsOf: (term) => synonymsOf(term).map((each) => norm(each)),
      profile: contract.profileOf(theme.themeId),
      taken: theme.taken,
      storyWords: contract.storyWordsOf(theme.themeId),
      reported: reported.get(theme.themeId) ?? new Set(),
      settled: contract.settledOf(theme.themeId),
      isMissed: (article) => isVisible(article) && isFor(theme, article) && !taken.has(article.articleId),
    });
    return { theme, omissions };
  });
  const texts = await readTexts(tx, found);
  const rows = found.flatMap((each) => kept(each, texts, run));
  if (rows.length > 0) await tx.query(KEEP, [contractId, day, JSON.stringify(rows)]);
  await countMade(tx, contractId, day);
  return rows.length;
}

function parse(theme: OmissionTheme): ParsedTheme {
  const parsed = theme.expressions.flatMap(({ section, text }) => {
    const result = parseExpanded(text);
    return result.ok ? [{ section, expression: result.expression }] : [];
  });
  const ownTerms = new Set<string>();
  for (const { expression } of parsed)
    visitLeaves(expression, (leaf, _, underNot) => {
      if (leaf.kind === "term" && !underNot) ownTerms.add(norm(leaf.text));
    });
  ownTerms.delete("");
  return { ...theme, parsed, ownTerms: [...ownTerms] };
}

const isFor = ({ parsed }: ParsedTheme, { section }: HeadArticle): boolean =>
  parsed.some((each) => each.section === null || each.section === section);

/** Whether the contract may have an article in a list: of its sources, not another's own, not unpublished, of no excluded site. */
async function visibility(tx: Transaction, { contractId, articles }: ContractRun, { sections, hidden }: ContractDay) {
  const domains = (await readExcludedDomains(tx, { contractIds: [contractId] })).get(contractId) ?? new Set<string>();
  const isExcluded = (host: string) => host.split(".").some((_, at, labels) => domains.has(labels.slice(at).join(".")));
  return ({ articleId }: HeadArticle): boolean => {
    const article = articles.get(articleId);
    if (article === undefined || hidden.has(articleId)) return false;
    const { section, ownContractId, host } = article;
    if (sections.size > 0 && !sections.has(section)) return false;
    if (ownContractId !== null && ownContractId !== contractId) return false;
    return section !== 3 || host === null || !isExcluded(host);
  };
}

/** Each reported article with the theme that it is nearest to: by its terms, then by the words beside them. */
function reportedByTheme(
  themes: readonly ParsedTheme[],
  { reported, profileOf }: ContractDay,
  { articles }: ContractRun,
): ReadonlyMap<number, ReadonlySet<string>> {
  const byTheme = new Map<number, Set<string>>();
  for (const id of reported) {
    const article = articles.get(id);
    if (article === undefined) continue;
    const nearness = ({ themeId, taken, ownTerms }: ParsedTheme) => {
      const profile = profileOf(themeId);
      let sum = ownTerms.some((term) => article.words.has(term)) ? 1 : 0;
      for (const word of article.words) sum += (profile.get(word) ?? 0) / Math.max(1, taken);
      return sum;
    };
    const [nearest] = themes.map((theme) => ({ theme, near: nearness(theme) })).sort((a, b) => b.near - a.near);
    if (nearest === undefined || nearest.near === 0) continue;
    const ids = byTheme.get(nearest.theme.themeId) ?? new Set();
    byTheme.set(nearest.theme.themeId, ids.add(id));
  }
  return byTheme;
}

interface Checked {
  theme: ParsedTheme;
  omissions: readonly Omission[];
}

type Texts = ReadonlyMap<string, PreparedArticle>;

/** The articles of the suggestions whole, each once. */
async function readTexts(tx: Transaction, found: readonly Checked[]): Promise<Texts> {
  const ids = new Set(
    found.flatMap(({ omissions }) =>
      omissions.flatMap(({ articles }) => articles.slice(0, READ_WHOLE).map(({ articleId }) => articleId)),
    ),
  );
  if (ids.size === 0) return new Map();
  const texts = await tx.query<Parameters<typeof prepare>[0] & { id: string }>(TEXTS, [[...ids]]);
  return new Map(texts.map((text) => [text.id, prepare(text)]));
}

/** Those whose changed expression takes one of the articles, by the evaluator that matching is measured against. */
function kept({ theme, omissions }: Checked, texts: Texts, { articles }: ContractRun): object[] {
  const rows: object[] = [];
  for (const { term, ownTerm, cause, articles: missed } of omissions) {
    const nearest = missed.slice(0, READ_WHOLE).find(({ articleId, section }) => {
      const text = texts.get(articleId);
      const own = theme.parsed.find((each) => each.section === null || each.section === section);
      if (text === undefined || own === undefined) return false;
      const holds = (expression: Expression) => matcher(expression)(text);
      return holds(withWord(own.expression, { word: term, ownTerm }, holds));
    });
    const article = nearest && articles.get(nearest.articleId);
    if (article === undefined) continue;
    rows.push({
      ...{ theme_id: theme.themeId, term, written: writtenIn(article, term), own_term: ownTerm, cause },
      ...{ article_id: article.articleId, article_count: missed.length, place: rows.length + 1 },
    });
  }
  return rows;
}

/** The term as the article writes it: Apple, not apple. */
export function writtenIn({ title, lead }: Pick<OmissionArticle, "title" | "lead">, term: string): string {
  for (const text of [title.normalize("NFKC"), lead.normalize("NFKC")]) {
    const at = text.toLowerCase().indexOf(term);
    const written = text.slice(at, at + term.length);
    if (at >= 0 && norm(written) === term) return written;
  }
  return term;
}
