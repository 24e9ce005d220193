import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST_SIGN_IN_FILE, type FirstSignIn } from "@kirinuki/schema/first-sign-in.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";

afterEach(stopServers);

const PARTS: FirstSignIn = {
  page: "<form></form>[[links]][[notices]]",
  alertedPage: "<form><b>[[alert]]</b></form>[[links]][[notices]]",
  notices: "<ul>[[items]]</ul>",
  notice: '<li><time datetime="[[year-month-day]]">[[year/month/day]]</time>[[text]]</li>',
  links: "<nav>[[items]]</nav>",
  link: { PORTAL: '<a href="[[url]]">ポータル</a>' },
};
const PORTAL_URL = "https://portal.example/?a=1&b=2";
const SCRIPT = /<div id="root"><\/div><script nonce="[^"]+" src="\/first-sign-in\.js"><\/script>/;
let WEB_DIST = "";

beforeAll(async () => {
  WEB_DIST = await mkdtemp(join(tmpdir(), "kirinuki-sign-in-"));
  await mkdir(join(WEB_DIST, ".vite"));
  await writeFile(
    join(WEB_DIST, "index.html"),
    '<head><script type="module" crossorigin src="/assets/start.js"></script></head><div id="root"></div>',
  );
  const manifest = {
    "index.html": { file: "assets/start.js", css: ["assets/start.css"] },
    forms: { file: "assets/forms.js", css: ["assets/forms.css"] },
    "src/screens/0001-login/LoginScreen.tsx": {
      file: "assets/login.js",
      css: ["assets/login.css"],
      imports: ["index.html", "forms"],
    },
  };
  await writeFile(join(WEB_DIST, ".vite/manifest.json"), JSON.stringify(manifest));
});

afterAll(() => rm(WEB_DIST, { recursive: true }));

interface Asked {
  url?: string;
  headers?: Record<string, string>;
  board?: object;
  parts?: Partial<FirstSignIn>;
  portal?: string;
}

async function answered({ url = "/0001", headers = {}, board = {}, parts = {}, portal = PORTAL_URL }: Asked) {
  await writeFile(join(WEB_DIST, FIRST_SIGN_IN_FILE), JSON.stringify({ ...PARTS, ...parts }));
  const core = await coreAnswering({ "/api/v1/el_admin_notice": { login_alert: "", notices: [], ...board } });
  const app = await bffBefore(core.origin, { WEB_DIST, ...(portal && { PORTAL_URL: portal }) });
  const answer = await app.inject({ url, headers });
  const form = /<div id="first-sign-in" hidden>(.*?)<\/div>/s.exec(answer.body)?.[1];
  return { ...answer, form };
}

describe("the sign-in that comes with the page", () => {
  it.each(["/", "/0001", "/sp/0001", "/0001?is_mail=1&mode=5&themaClass=TM"])(
    "stands before the program's place, and its script behind it: %s",
    async (url) => {
      const { form, body, headers } = await answered({ url });
      expect(form).toContain("<form></form>");
      expect(body).toMatch(SCRIPT);
      expect(body.indexOf("first-sign-in")).toBeLessThan(body.indexOf('<div id="root">'));
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  it("has notices, links and the alert, as text", async () => {
    const notices = [
      { notice_date: "2026-11-20", text: "<b>[[text]]</b>" },
      { notice_date: "2026-11-19", text: "$&" },
    ];
    const { form } = await answered({ board: { login_alert: "停止 & 再開", notices } });
    expect(form).toBe(
      "<form><b>停止 &amp; 再開</b></form>" +
        '<nav><a href="https://portal.example/?a=1&amp;b=2">ポータル</a></nav>' +
        '<ul><li><time datetime="2026-11-20">2026/11/20</time>&lt;b&gt;[[text]]&lt;/b&gt;</li>' +
        '<li><time datetime="2026-11-19">2026/11/19</time>$&amp;</li></ul>',
    );
  });

  it("has nothing around what is not there", async () => {
    expect((await answered({ portal: "" })).form).toBe("<form></form>");
  });

  it("waits for the style sheets of the program, in the program's order, and for no other script than its own", async () => {
    const { body } = await answered({});
    const sheets = [...body.matchAll(/<link rel="stylesheet" crossorigin href="\/assets\/([^"]+)"/g)];
    expect(sheets.map((match) => match[1])).toEqual(["forms.css", "login.css"]);
    expect(body).not.toContain('as="style"');
    expect(body).toContain('href="/assets/login.js"');
  });

  it("is painted before the program starts, which only its script does", async () => {
    const { body } = await answered({});
    const later = [...body.matchAll(/<link rel="kirinuki-later" nonce="[^"]+" crossorigin href="\/assets\/([^"]+)"/g)];
    expect(later.map((match) => match[1])).toEqual(["start.js", "forms.js", "login.js"]);
    expect(body).not.toMatch(/type="module"|modulepreload/);
    const alone = (await answered({ url: "/0021" })).body;
    expect(alone).toMatch(/<script nonce="[^"]+" type="module" crossorigin src="\/assets\/start\.js">/);
  });

  it.each<[string, Asked]>([
    ["somebody is signed in", { headers: { cookie: "kirinuki_session=7.key" } }],
    ["somebody will be without a sign-in", { headers: { cookie: "__Host-kirinuki_remember=1" } }],
    ["the page is to be kept", { headers: { "kirinuki-keep": "1" } }],
    ["the office's sign-in is asked for", { url: "/0001?ip=1" }],
    ["it is another screen", { url: "/0021" }],
    ["core-api answers what nobody can read", { board: { notices: null } }],
    ["the build left a place that nothing is for", { parts: { page: "[[other]]" } }],
  ])("is left out where %s", async (_why, asked) => {
    const { statusCode, body, headers } = await answered(asked);
    expect([statusCode, body.includes("first-sign-in"), headers["cache-control"]]).toEqual([200, false, "no-cache"]);
  });
});
