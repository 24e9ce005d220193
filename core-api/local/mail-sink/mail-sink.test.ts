import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MailStore } from "./mail-store.ts";
import { type MailSink, runMailSink } from "./run-mail-sink.ts";
import { handOver } from "./testing/smtp-client.ts";

let dir: string;
let sink: MailSink;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "mail-sink-"));
  sink = await runMailSink({ smtpPort: 0, httpPort: 0, dir });
});

afterEach(async () => {
  await sink.close();
  await rm(dir, { recursive: true });
});

const mail = (headers: string[], body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${headers.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${sink.httpPort}${path}`, { redirect: "manual", ...init });
const text = async (path: string) => (await get(path)).text();

/** The pages of the newest mail. */
async function newest(): Promise<string> {
  const { mails } = (await (await get("/mails.json")).json()) as { mails: { id: string }[] };
  return `/mails/${mails[0]?.id}`;
}

/** ISO-2022-JP as it goes over the wire; JIS is EUC-JP without the high bits. */
function jis(japanese: string): Buffer {
  const codes = iconv.encode(japanese, "euc-jp").map((byte) => byte & 0x7f);
  return Buffer.concat([Buffer.from("\x1b$B"), codes, Buffer.from("\x1b(B")]);
}

describe("receiving", () => {
  it("shows sender, every recipient of the envelope and the subject in UTF-8", async () => {
    const subject = `=?UTF-8?B?${Buffer.from("半導体の記事 12件").toString("base64")}?=`;
    const raw = mail([`Subject: ${subject}`, "From: Kirinuki <no-reply@example.jp>", "To: open@example.jp"], "本文");
    await handOver(sink.smtpPort, raw, { to: ["open@example.jp", "hidden@example.jp"] });

    const list = await text("/");
    for (const expected of ["半導体の記事 12件", "Kirinuki &lt;no-reply@example.jp&gt;", "hidden@example.jp", "1件"])
      expect(list).toContain(expected);
  });

  it("reads ISO-2022-JP in subject and body", async () => {
    const subject = `=?ISO-2022-JP?B?${jis("朝の切り抜き").toString("base64")}?=`;
    await handOver(
      sink.smtpPort,
      mail([`Subject: ${subject}`, "Content-Type: text/plain; charset=iso-2022-jp"], jis("新聞三件をお届けします")),
    );

    const page = await text(await newest());
    expect(page).toContain("朝の切り抜き");
    expect(page).toContain("新聞三件をお届けします");
  });

  it("keeps a mail that is not well formed, as far as it can be read", async () => {
    await handOver(sink.smtpPort, Buffer.from([0x00, 0xff, 0x3a, 0x0d, 0x0a, 0xfe]));
    expect(await text("/")).toContain("（件名なし）");
    expect((await get(await newest())).status).toBe(200);
  });

  it("keeps mails between starts", async () => {
    await handOver(sink.smtpPort, mail(["Subject: kept"], ""));
    await sink.close();
    sink = await runMailSink({ smtpPort: 0, httpPort: 0, dir });
    expect(await text("/")).toContain("kept");
  });

  it("says so when a port is taken", async () => {
    await expect(runMailSink({ smtpPort: sink.smtpPort, httpPort: 0, dir })).rejects.toThrow(/EADDRINUSE/);
  });
});

describe("hostile mails", () => {
  const script = "<script>alert(1)</script>";

  it("never become markup of the page", async () => {
    await handOver(sink.smtpPort, mail([`Subject: ${script}`, `From: "${script}" <a@example.jp>`], script));
    for (const path of ["/", `${await newest()}`, `${await newest()}?view=text`, `${await newest()}?view=source`])
      expect(await text(path)).not.toContain("<script");
  });

  it("are shown in a frame in which nothing runs, is fetched or sent", async () => {
    await handOver(sink.smtpPort, mail(["Content-Type: text/html"], `<b>hello</b>${script}`));
    const response = await get(`${await newest()}/html`);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toContain("script");
    expect(await text(await newest())).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  });

  it("cannot make an attachment run: only pictures are shown in place", async () => {
    const parts = [
      '--x\r\nContent-Type: text/html; name="=?UTF-8?B?6KiY5LqLLmh0bWw=?="\r\nContent-Disposition: attachment\r\n\r\n<script>1</script>',
      "--x\r\nContent-Type: image/png\r\nContent-ID: <pic>\r\nContent-Disposition: inline\r\n\r\nPNG\r\n--x--",
    ].join("\r\n");
    await handOver(sink.smtpPort, mail(["Content-Type: multipart/mixed; boundary=x"], parts));
    const at = await newest();
    const page = await get(`${at}/attachments/0`);
    expect(page.headers.get("content-type")).toBe("application/octet-stream");
    expect(page.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''%E8%A8%98%E4%BA%8B.html");
    expect((await get(`${at}/attachments/1`)).headers.get("content-type")).toBe("image/png");
  });

  it.each([
    "/mails/../../etc/passwd",
    "/mails/%2e%2e%2fsecret",
    "/mails/nothing",
    "/mails/x/attachments/__proto__",
    "/nowhere",
  ])("find nothing at %s", async (path) => {
    await writeFile(join(dir, "secret.eml"), "secret");
    expect((await get(path)).status).toBe(404);
  });
});

describe("deleting", () => {
  beforeEach(() => handOver(sink.smtpPort, mail(["Subject: one"], "")));

  it("empties the list and the folder by POST", async () => {
    const body = new URLSearchParams();
    expect((await get("/delete", { method: "POST", body })).status).toBe(303);
    expect(await text("/")).toContain("まだメールはありません。");
    expect(await readdir(dir)).toEqual([]);
  });

  it("is refused to other sites' pages, and impossible by GET", async () => {
    expect((await get("/delete", { method: "POST", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await get("/delete")).status).toBe(404);
    expect(await text("/")).toContain("one");
  });
});

describe("the store", () => {
  it("keeps the newest mails only", async () => {
    const store = await MailStore.open(dir, 2);
    for (const subject of ["a", "b", "c"]) await store.add(mail([`Subject: ${subject}`], ""), { from: "", to: [] });
    expect(store.page(1, 10).map(({ subject }) => subject)).toEqual(["c", "b"]);
    expect((await readdir(dir)).filter((name) => name.endsWith(".eml"))).toHaveLength(2);
    const again = await MailStore.open(dir, 2);
    expect(again.page(1, 10).map(({ subject }) => subject)).toEqual(["c", "b"]);
  });
});
