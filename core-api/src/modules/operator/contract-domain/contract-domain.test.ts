import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { notExcluded } from "../../../matching/set-up/excluded-domains.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractDomainRoutes } from "./contract-domain.routes.ts";
import { domainName } from "./domain-name.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const { call } = await operatorApp(db, contractDomainRoutes);
const PATH = "/excluded_domains";
const put = (contract_id: number, domains: unknown, path = PATH) => call("PUT", path, { contract_id, domains });

/** Ingests one article of each address; the addresses of those that hit the theme. */
async function hitsOf(theme: number, urls: readonly string[], section = 3): Promise<string[]> {
  const number = nextNumber();
  await desk.ingest(
    `d${number}.jsonl`,
    urls.map((url, at) => ({
      source: `d${number}`,
      article_id: `${at}`,
      data_section: section,
      title: "灯台",
      article_text: "灯台",
      media_name: `媒体${section}`,
      url,
    })),
  );
  const { rows } = await db.owner.query(
    `SELECT a.url FROM theme_article t JOIN article a USING (article_id) JOIN article_source s USING (article_id)
     WHERE t.theme_id = $1 AND s.source = $2 ORDER BY a.url`,
    [theme, `d${number}#${section}`],
  );
  return rows.map(({ url }) => url);
}

describe("excluded domains", () => {
  const inside = ["https://news.example/1", "https://www.news.example/2"];
  const outside = ["https://othernews.example/3", "https://news.example.jp/4"];

  it("hold from the next article on, for this contract, with everything below them, and for web articles only", async () => {
    const [mine, theirs] = [await desk.contract("domain01"), await desk.contract("domain02")];
    const [theme, other] = [await desk.theme(mine, "灯台", ["灯台"]), await desk.theme(theirs, "灯台", ["灯台"])];
    const urls = [...inside, ...outside].sort();
    expect(await hitsOf(theme, urls)).toEqual(urls);
    expect(await put(mine, ["NEWS.example"])).toMatchObject({ status: 0, data: { domains: ["news.example"] } });
    expect(await hitsOf(theme, urls)).toEqual([...outside].sort());
    expect(await hitsOf(theme, inside, 1)).toEqual(inside);
    expect(await hitsOf(other, urls)).toEqual(urls);
    expect(await desk.rematch.run(theme)).toMatchObject({ added: 0, removed: 2 });
    await call("DELETE", PATH, { contract_id: mine });
    expect(await desk.rematch.run(theme)).toMatchObject({ added: 6, removed: 0 });
  });

  it("are the same for a search over the collection", async () => {
    const contract = await desk.contract("domain03");
    await hitsOf(0, [...inside, ...outside, "https://xnews.example/5"]);
    await put(contract, ["news.example"]);
    const { rows } = await db.owner.query(
      `SELECT DISTINCT a.url FROM article a WHERE NOT (${notExcluded("$1")}) ORDER BY 1`,
      [contract],
    );
    expect(rows.map(({ url }) => url)).toEqual(inside);
  });

  it("are a list that is set as a whole and taken from by name", async () => {
    const contract = await desk.contract("domain04");
    const listed = async () => (await call("GET", `${PATH}?contract_id=${contract}`)).data;
    await put(contract, ["b.example", "*.a.example", "b.example.", "日本語.jp"]);
    expect(await listed()).toEqual({
      contract_id: String(contract),
      domains: ["a.example", "b.example", "xn--wgv71a119e.jp"],
    });
    await call("DELETE", `${PATH}?contract_id=${contract}&domains=a.example`);
    expect((await listed()).domains).toEqual(["b.example", "xn--wgv71a119e.jp"]);
    await put(contract, []);
    expect((await listed()).domains).toEqual([]);
    const { rows } = await db.owner.query("SELECT actor, action FROM audit WHERE contract_id = $1", [contract]);
    expect(rows).toEqual(Array(3).fill({ actor: "operator:tester", action: "excluded_domain.save" }));
  });

  it.each([
    "http://a.example",
    "a.example/path",
    "a.example:80",
    "user@a.example",
    "jp",
    "",
    "a b.example",
    "..",
    "a..example",
    "-a.example",
    7,
    `${"a".repeat(64)}.example`,
  ])("refuse %j", async (domain) => {
    expect(domainName(domain)).toBeNull();
    const contract_id = 1;
    expect(await put(contract_id, ["good.example", domain])).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "domains", message: expect.stringContaining("ドメイン") }] },
    });
  });

  it("of an unknown contract do not exist", async () => {
    expect(await put(999_999, ["a.example"])).toMatchObject({ http: 404 });
    expect(await call("GET", `${PATH}?contract_id=999999`)).toMatchObject({ http: 404 });
    expect(await call("DELETE", PATH, { contract_id: 999_999 })).toMatchObject({ http: 404 });
    expect(await call("DELETE", PATH, {})).toMatchObject({ http: 400 });
  });
});

describe("domains for mail", () => {
  it("allow any address while there are none, then theirs and those below", async () => {
    const contract = await desk.contract("mail0001");
    const addresses = [
      "a@corp.example",
      "b@Sales.Corp.example",
      "c@corp.example.net",
      "d@notcorp.example",
      "no address",
    ];
    const forbidden = () => desk.scope.shared("read", (tx) => forbiddenAddresses(tx, contract, addresses));
    expect(await forbidden()).toEqual([]);
    await put(contract, ["corp.example"], "/maildomain_whitelist");
    expect(await forbidden()).toEqual(addresses.slice(2));
  });
});
