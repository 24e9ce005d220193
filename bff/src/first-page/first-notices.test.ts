import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";

afterEach(stopServers);

const NOTICES = "/api/v1/el_admin_notice";
const PAGE = '<!doctype html><head></head><div id="root"></div><script type="module" src="/b.js"></script>';
const PORTAL_URL = "https://portal.example/";
let WEB_DIST = "";

beforeAll(async () => {
  WEB_DIST = await mkdtemp(join(tmpdir(), "kirinuki-notices-"));
  await writeFile(join(WEB_DIST, "index.html"), PAGE);
});

afterAll(() => rm(WEB_DIST, { recursive: true }));

async function answered(url: string, answers: Record<string, unknown>, headers: Record<string, string> = {}) {
  const core = await coreAnswering(answers);
  const app = await bffBefore(core.origin, { WEB_DIST, PORTAL_URL });
  const answer = await app.inject({ url, headers });
  const brought = /<script nonce="[^"]+" type="application\/json" id="login-screen">(.*?)<\/script>/s.exec(
    answer.body,
  )?.[1];
  return { ...answer, brought, core: core.received };
}

const board = (text: string) => ({ login_alert: "", notices: [{ notice_date: "2026-11-20", text }] });

describe("the first page of the sign-in", () => {
  it.each(["/", "/0001", "/sp/0001?is_mail=1"])("has the notices and the provider's links: %s", async (url) => {
    const { statusCode, brought, headers } = await answered(url, { [NOTICES]: board("停止</script><script>") });
    expect(statusCode).toBe(200);
    expect(JSON.parse(brought ?? "")).toEqual({
      loginScreen: { alert: null, notices: [{ date: "2026-11-20", text: "停止</script><script>" }] },
      installationLinks: [{ kind: "PORTAL", url: PORTAL_URL }],
    });
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["core-api refuses", "/", {}, {}],
    ["core-api answers what nobody can read", "/", { [NOTICES]: {} }, {}],
    ["somebody is signed in", "/", { [NOTICES]: board("停止") }, { cookie: "kirinuki_session=7.key" }],
    ["somebody will be without a sign-in", "/", { [NOTICES]: board("停止") }, { cookie: "__Host-kirinuki_remember=1" }],
    ["it is another screen", "/0021", { [NOTICES]: board("停止") }, {}],
    ["it is the operators' sign-in", "/el/login", { [NOTICES]: board("停止") }, {}],
  ])("is the program alone where %s", async (_why, url, answers, headers) => {
    const { statusCode, brought } = await answered(url, answers, headers);
    expect([statusCode, brought]).toEqual([200, undefined]);
  });
});
