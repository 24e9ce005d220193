import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";
import { precompress } from "./precompress.ts";

afterEach(stopServers);

const SCRIPT = `console.log("日本語");\n`.repeat(200);
const PAGE =
  '<!doctype html><title>Kirinuki</title><script src="/a.js"></script><script type="module" src="/b.js"></script>';
const nonceOf = (page: string): string => /nonce="([^"]+)"/.exec(page)?.[1] ?? "";
let WEB_DIST = "";

beforeAll(async () => {
  WEB_DIST = await mkdtemp(join(tmpdir(), "kirinuki-web-"));
  await mkdir(join(WEB_DIST, "assets"));
  await writeFile(join(WEB_DIST, "index.html"), PAGE);
  await writeFile(join(WEB_DIST, "api-reference.html"), PAGE.replace("Kirinuki", "API"));
  await writeFile(join(WEB_DIST, "favicon.svg"), "<svg/>");
  await writeFile(join(WEB_DIST, "assets/app-1a2b.js"), SCRIPT);
  await writeFile(join(WEB_DIST, "assets/photo-1a2b.png"), Buffer.alloc(4_096));
});

afterAll(() => rm(WEB_DIST, { recursive: true }));

const bff = async () => bffBefore((await coreAnswering({})).origin, { WEB_DIST });

describe("screens", () => {
  it.each(["/", "/0002", "/0002/", "/sp/0002?a00=m1", "/el/0001", "/nobody/knows"])(
    "answers %s with the app",
    async (url) => {
      const answer = await (await bff()).inject({ url, headers: { accept: "text/html" } });
      const script = `<script nonce="${nonceOf(answer.body)}"`;
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE.replaceAll("<script", script)]);
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-type"]).toContain("text/html");
    },
  );

  it.each(["/metrics", "/docs", "/docs/json", "/healthz/x"])("does not answer %s, which is a server's", async (url) => {
    expect((await (await bff()).inject(url)).statusCode).toBe(404);
  });

  it("gives each page a nonce of its own, in its scripts and in its policy", async () => {
    const app = await bff();
    const pages = [await app.inject("/0002"), await app.inject("/0002")];
    const nonces = pages.map(({ body }) => nonceOf(body));
    expect(new Set(nonces).size).toBe(2);
    for (const [at, { headers }] of pages.entries())
      expect(headers["content-security-policy"]).toContain(`script-src 'nonce-${nonces[at]}' 'strict-dynamic';`);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
  });

  it("sends a page compressed to a browser that takes it so", async () => {
    const app = await bff();
    const { headers, rawPayload } = await app.inject({ url: "/0002", headers: { "accept-encoding": "br, gzip" } });
    expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`'nonce-${nonceOf(gunzipSync(rawPayload).toString())}'`);
  });

  it("sends a policy that allows own scripts only, and framing to no other place", async () => {
    const { headers } = await (await bff()).inject("/0001");
    const policy = String(headers["content-security-policy"]);
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      "worker-src 'self' blob:",
      "img-src 'self' data: blob:",
      "frame-src blob:;",
      "frame-ancestors 'self',",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringMatching(/camera=\(\).*microphone=\(\)/),
    });
  });

  it("lets the page of the REST calls write markup by its framework's policy alone, with the rest as for screens", async () => {
    const app = await bff();
    const { body, headers } = await app.inject("/api-reference");
    const nonce = nonceOf(body);
    expect(body).toContain("<title>API</title>");
    const screen = await app.inject("/0001");
    const policies = [headers, screen.headers].map((each) => String(each["content-security-policy"]));
    expect(policies[0]).toContain("trusted-types default vue");
    expect(policies[0]?.replace(nonce, "").replace("trusted-types default vue", "")).toBe(
      policies[1]?.replace(nonceOf(screen.body), "").replace(/trusted-types default.*$/, ""),
    );
  });

  it("sends the same with files, of which workers are made, without the page's nonce", async () => {
    const { headers } = await (await bff()).inject("/assets/app-1a2b.js");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self';/);
    expect(headers["content-security-policy"]).not.toContain("nonce");
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
  });

  it.each([
    ["GET", "/assets/gone-1a2b.js"],
    ["GET", "/robots.txt"],
    ["GET", "/api/v2"],
    ["GET", "/assets/../../package.json"],
    ["GET", "/.env"],
    ["GET", "/assets"],
    ["GET", "/assets/"],
    ["POST", "/0002"],
    ["DELETE", "/"],
  ] as const)("is not found, with the envelope: %s %s", async (method, url) => {
    const answer = await (await bff()).inject({ method, url });
    expect([answer.statusCode, answer.json().result.status]).toEqual([404, 1]);
  });

  it.each(["/..%2f..%2fpackage.json", "/a%00.js", "/%zz.js"])("refuses %s", async (url) => {
    const answer = await (await bff()).inject(url);
    expect([answer.statusCode, answer.json().result.status]).toEqual([400, 1]);
  });

  it("says that it can't serve where nothing was built", async () => {
    const app = await bffBefore("http://127.0.0.1:1", { WEB_DIST: join(WEB_DIST, "nowhere") });
    expect((await app.inject("/0002")).statusCode).toBe(503);
  });
});

describe("assets", () => {
  it("are kept for ever under their hashed names, others asked for again", async () => {
    const app = await bff();
    expect((await app.inject("/assets/app-1a2b.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await app.inject("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  it("go out as the build compressed them", async () => {
    expect(await precompress(WEB_DIST)).toBe(1);
    const app = await bff();
    const get = async (encoding: string) =>
      app.inject({ url: "/assets/app-1a2b.js", headers: { "accept-encoding": encoding } });
    const br = await get("gzip, br");
    expect([br.headers["content-encoding"], brotliDecompressSync(br.rawPayload).toString()]).toEqual(["br", SCRIPT]);
    expect(br.headers["content-type"]).toContain("javascript");
    expect(br.headers["cache-control"]).toContain("immutable");
    const gz = await get("gzip");
    expect([gz.headers["content-encoding"], gunzipSync(gz.rawPayload).toString()]).toEqual(["gzip", SCRIPT]);
    expect((await get("identity")).body).toBe(SCRIPT);
  });
});
