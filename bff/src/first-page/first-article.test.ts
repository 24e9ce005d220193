import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";
import { aWebArticle } from "../testing/wire.ts";

afterEach(stopServers);

const LINK = "/0001?is_mail=1&mode=4&a00=w45";
const PAGE =
  '<!doctype html><head><title>Kirinuki</title></head><div id="root"></div><script type="module" src="/b.js"></script>';
const SESSION: Record<string, string> = { cookie: "other=1; kirinuki_session=7.key" };
let WEB_DIST = "";

beforeAll(async () => {
  WEB_DIST = await mkdtemp(join(tmpdir(), "kirinuki-first-"));
  await mkdir(join(WEB_DIST, ".vite"));
  await writeFile(join(WEB_DIST, "index.html"), PAGE);
  const manifest = {
    "index.html": { file: "assets/start.js", css: ["assets/start.css"], imports: ["base"] },
    base: { file: "assets/base.js" },
    frame: { file: "assets/small.js", css: ["assets/small.css"], imports: ["base"] },
    "src/app/frame/SignedInArea.tsx": { file: "assets/area.js", imports: ["frame", "base"] },
    "src/screens/0008-article/ArticleScreen.tsx": { file: "assets/article.js", imports: ["frame"] },
    "src/screens/0002-home/HomeScreen.tsx": { file: "assets/home.js", imports: ["frame"] },
    "_NoticePanel-1a2b.js": { file: "assets/notices.js", name: "NoticePanel" },
    "src/screens/0001-login/LoginScreen.tsx": { file: "assets/login.js", imports: ["index.html"] },
  };
  await writeFile(join(WEB_DIST, ".vite/manifest.json"), JSON.stringify(manifest));
});

afterAll(() => rm(WEB_DIST, { recursive: true }));

const TEXT = "一文。\n<b>二文</b>。";
const article = (over: Parameters<typeof aWebArticle>[0] = {}) => ({
  article_info: [
    {
      ...aWebArticle({ title: "電池の <量産>", ...over }),
      ...{ article_text: TEXT, body_hits: [], lead: "", lead_hits: [], images: [] },
      ...{ rightholder: null, show_until: null, show_refusal: "", print_refusal: "" },
    },
  ],
});

async function answered(url: string, data: unknown, headers: Record<string, string> = SESSION) {
  const core = await coreAnswering(data === undefined ? {} : { "/api/v1/article": data });
  const app = await bffBefore(core.origin, { WEB_DIST });
  const answer = await app.inject({ url, headers });
  return { ...answer, core: core.received };
}

describe("the first page of an article's address", () => {
  it.each([
    LINK,
    "/?is_mail=1&mode=4&a00=w45.w46",
    "/sp/0001?is_mail=true&mode=4&a00=w45",
    "/sp/0008?articleId=45&data_section=3",
    "/0008?articleId=45&data_section=3&is_mail=1",
  ])("has the article's text before the program: %s", async (url) => {
    const { statusCode, body, headers, core } = await answered(url, article());
    expect(statusCode).toBe(200);
    expect(body).toContain("<h1>電池の &lt;量産&gt;</h1>");
    expect(body).toContain('<div class="body-text"><p>一文。</p><p>&lt;b&gt;二文&lt;/b&gt;。</p></div>');
    expect(body.indexOf("first-article")).toBeLessThan(body.indexOf('<div id="root">'));
    expect(headers["cache-control"]).toBe("no-store");
    expect(core.map(({ method, path }) => [method, path.split("?")[0]])).toEqual([["GET", "/api/v1/article"]]);
    expect(core[0]?.headers).toMatchObject(SESSION);
  });

  it("keeps the place of the facts that the program shows above the text", async () => {
    const assessed = await answered(LINK, article({ tone: 1 }));
    expect(assessed.body).toContain('<div class="first-facts" data-assessed></div>');
    expect((await answered(LINK, article())).body).toContain('<div class="first-facts"></div>');
  });

  it.each([
    ["core-api does not show it", LINK, { article_info: [] }],
    ["core-api refuses", LINK, undefined],
    ["core-api answers what nobody can read", LINK, { article_info: [{}] }],
    ["an administrator alone sees it", LINK, article({ disp_status: 1 })],
    [
      "it was corrected",
      LINK,
      article({
        correction_info: { corrected_datetime: "2026-11-20T00:00:00Z", corrected_fields: ["title"] } as never,
      }),
    ],
  ])("is the program alone where %s", async (_why, url, data) => {
    const { statusCode, body, headers } = await answered(url, data);
    expect([statusCode, body.includes("first-article"), headers["cache-control"]]).toEqual([200, false, "no-cache"]);
  });

  it.each([
    ["nobody is signed in", LINK, {}],
    ["the cookie is another's", LINK, { cookie: "not_kirinuki_session=1" }],
    ["the link is to a list", "/0001?is_mail=1&mode=5&a00=w45", SESSION],
    ["the link is to originals", "/0001?is_mail=1&mode=2&a00=m45", SESSION],
    ["it is no link", "/0001?mode=4&a00=w45", SESSION],
    ["the number is none", "/0008?articleId=99999999999999999999&data_section=3", SESSION],
    ["the kind is none", "/0008?articleId=45&data_section=4", SESSION],
    ["the address is a list's", "/0002?articleId=45&data_section=3", SESSION],
    ["the query is broken", "/0008?articleId=%00%ff&data_section=%", SESSION],
  ])("asks core-api for no article where %s", async (_why, url, headers) => {
    const { statusCode, body, core } = await answered(url, article(), headers);
    const asked = core.filter(({ path }) => path.startsWith("/api/v1/article"));
    expect([statusCode, body.includes("first-article"), asked]).toEqual([200, false, []]);
  });
});

describe("the files that a page fetches at once", () => {
  const tags = (body: string) =>
    [...body.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*href="\/assets\/([^"]+)"/g)].map((match) => match[1]);

  it.each([
    ["/", {}, ["base.js", "login.js", "notices.js"]],
    ["/sp/0001", {}, ["base.js", "login.js", "notices.js"]],
    ["/", SESSION, ["small.css", "base.js", "small.js", "area.js", "home.js"]],
    ["/sp/0002?theme=1", SESSION, ["small.css", "base.js", "small.js", "area.js", "home.js"]],
    ["/sp/0002", {}, []],
    ["/0008?articleId=45&data_section=3", SESSION, ["small.css", "base.js", "small.js", "area.js", "article.js"]],
    ["/1010", SESSION, []],
  ])("are those of the screen that %s shows first", async (url, headers, files) => {
    expect(tags((await answered(url, { article_info: [] }, headers)).body)).toEqual(files);
  });

  it("have the nonce of the page, without which its policy refuses them", async () => {
    const { body, headers } = await answered("/", article());
    const nonce = /<script nonce="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(body).toContain(`<link rel="modulepreload" nonce="${nonce}"`);
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  });
});
