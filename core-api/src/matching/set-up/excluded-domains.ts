import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { ArticleToMatch, Hit, Matcher, MatcherApart } from "./matcher.ts";

/** By contract the domains whose web articles it does not want. */
export type ExcludedDomains = ReadonlyMap<number, ReadonlySet<string>>;

const DOMAINS = `SELECT contract_id, array_agg(domain ORDER BY domain) AS domains FROM excluded_domain
  WHERE ($1::int[] IS NULL OR contract_id = ANY ($1))
    AND ($2::int IS NULL OR contract_id = (SELECT contract_id FROM theme WHERE theme_id = $2))
  GROUP BY contract_id ORDER BY contract_id`;

export async function readExcludedDomains(
  tx: Transaction,
  { contractIds, themeId }: { contractIds?: readonly number[]; themeId?: number } = {},
): Promise<ExcludedDomains> {
  const rows = await tx.query<{ contract_id: number; domains: string[] }>(DOMAINS, [
    contractIds ?? null,
    themeId ?? null,
  ]);
  return new Map(rows.map((row) => [row.contract_id, new Set(row.domains)]));
}

/** `www.a.example` → itself, `a.example`, `example`. */
function hostAndParents(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
}

/** A matcher to which web articles of excluded domains do not exist, for the contracts that excluded them. */
export function withoutExcluded(matcher: Matcher, domains: ExcludedDomains): Matcher {
  if (domains.size === 0) return matcher;
  const { apart } = matcher;
  return {
    match: (articles) => hitsNotExcluded(articles, matcher.match(articles), domains),
    ...(apart && { apart: (threads) => apartWithoutExcluded(apart(threads), domains) }),
  };
}

function apartWithoutExcluded(apart: MatcherApart, domains: ExcludedDomains): MatcherApart {
  return {
    async *match(articles) {
      for await (const { article, hits } of apart.match(articles))
        yield { article, hits: hitsNotExcluded([article], hits, domains) };
    },
    close: () => apart.close(),
  };
}

/** Of the hits of articles those that are not of a web article whose domain the contract has excluded. */
export function hitsNotExcluded(articles: readonly ArticleToMatch[], hits: Hit[], domains: ExcludedDomains): Hit[] {
  if (domains.size === 0) return hits;
  const hosts = new Map(articles.flatMap((article) => hostsOf(article)));
  return hits.filter(({ contractId, articleId }) => {
    const excluded = domains.get(contractId);
    return !excluded || !hosts.get(articleId)?.some((host) => excluded.has(host));
  });
}

const hostsOf = ({ articleId, dataSection, host }: ArticleToMatch): [string, string[]][] =>
  dataSection === DATA_SECTION.web && host ? [[articleId, hostAndParents(host)]] : [];

/** SQL of whether a host is a domain or lies below it. */
const isWithin = (host: string, domain: string): string =>
  `(${host} = ${domain} OR right(${host}, length(${domain}) + 1) = '.' || ${domain})`;

/**
 * SQL that holds for an article `a` of the collection unless it is a web article that the contract has excluded. The same for every
 * search over the whole collection; lists of hits need it not, since matching has left such articles out.
 * @param contract SQL of the contract's id, such as `$1`
 */
export const notExcluded = (contract: string): string =>
  notAmong(
    "a",
    `(
    SELECT x.domain FROM excluded_domain x WHERE x.contract_id = ${contract})`,
  );

/**
 * The same where the contract's excluded domains are known already.
 * @param row the alias of a table with the article's `data_section` and `host`
 * @param domains SQL of a list of them, such as `$7::text[]`
 */
export const notWithin = (row: string, domains: string): string => notAmong(row, `unnest(${domains})`);

const notAmong = (row: string, domains: string): string =>
  `(${row}.data_section <> ${DATA_SECTION.web} OR ${row}.host IS NULL OR NOT EXISTS (
    SELECT 1 FROM ${domains} AS x(domain) WHERE ${isWithin(`${row}.host`, "x.domain")}))`;
