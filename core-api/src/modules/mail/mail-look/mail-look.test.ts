import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { MORNING, mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { isReadableOnWhite, readLogo } from "./read-logo.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const api = await testApi(db);
const contract = await aContract(db.owner, { companyName: "青空<電機>" });
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const reader = await aUser(db.owner, group);
const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
beforeEach(() => db.owner.query("DELETE FROM contract_mail_look; DELETE FROM mail_run; DELETE FROM mail_setting"));

/** The head of a PNG of a size; what follows is nobody's matter here. */
function aPng(width: number, height: number, bytes = 100): Buffer {
  const png = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(png);
  png.write("IHDR", 12, "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
const aJpeg = (width: number, height: number): Buffer => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 3, 0, 0, 0]);
  jpeg.writeUInt16BE(height, 13);
  jpeg.writeUInt16BE(width, 15);
  return jpeg;
};
const base64 = (bytes: Buffer): string => bytes.toString("base64");
const save = async (body: object, user = admin) => {
  const answer = await api.send(user, "PUT", "/mail_look", body);
  return { http: answer.statusCode, faults: answer.json().data?.fieldErrors };
};
const look = async (user = admin) => (await api.get(user, "/mail_look")).json().data;

describe("the look of a contract's mails", () => {
  it("is the product's until an administrator changes it; what is absent stays, and null is the product's again", async () => {
    expect(await look()).toEqual({ color: null, logo_key: null });
    await save({ color: "#8a1538", logo: base64(aPng(400, 80)) });
    const { logo_key: key } = await look();
    expect(await look()).toEqual({ color: "#8a1538", logo_key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await save({ color: null });
    expect(await look()).toEqual({ color: null, logo_key: key });
    await save({ logo: null });
    expect(await look()).toEqual({ color: null, logo_key: null });
    const { rows } = await db.owner.query("SELECT detail FROM audit WHERE action = 'mail_look.save' ORDER BY audit_id");
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows[0].detail)).toContain("#8a1538");
  });

  it.each<[object, string]>([
    [{ color: "red" }, "color"],
    [{ color: "#FFF" }, "color"],
    [{ color: "#ffd000" }, "color"],
    [{ logo: "あ" }, "logo"],
    [{ logo: base64(Buffer.from("<svg onload=alert(1)>")) }, "logo"],
    [{ logo: base64(Buffer.from("GIF89a")) }, "logo"],
    [{ logo: base64(aPng(1201, 10)) }, "logo"],
    [{ logo: base64(aPng(10, 0)) }, "logo"],
    [{ logo: base64(aPng(10, 10, 70_000)) }, "logo"],
    [{ logo: 7 }, "logo"],
  ])("%j is refused by its field", async (body, field) => {
    const { http, faults } = await save(body);
    expect([http, faults[0].field]).toEqual([400, field]);
    expect(await look()).toEqual({ color: null, logo_key: null });
  });

  it("is an administrator's, of his contract", async () => {
    expect((await save({ color: "#8a1538" }, reader)).http).toBe(403);
    await save({ color: "#8a1538" });
    expect(await look(other)).toEqual({ color: null, logo_key: null });
    expect((await api.get(reader, "/mail_look")).statusCode).toBe(403);
  });

  it("is that of its mails, with the company's name where no picture is shown; the picture is everybody's", async () => {
    await save({ color: "#8a1538", logo: base64(aPng(400, 80)) });
    const theme = await aTheme(db.owner, contract);
    await anArticle(db.owner, { themes: [theme], title: "#0265a0 の色" });
    desk.setNow(MORNING);
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    const [mail] = await desk.runAndSend();
    const html = mail?.html ?? "";
    expect(html).not.toMatch(/style="[^"]*#(?:0265a0|02598d)/);
    expect(html).toContain("#0265a0 の色");
    expect(html).toContain('style="background:#8a1538');
    const { logo_key: key } = await look();
    expect(html).toContain(
      `<img src="http://localhost:8080/api/v1/mail_logo?key=${key}" alt="青空&lt;電機&gt;" width="200" height="40"`,
    );
    const picture = await api.app.inject(`/api/v1/mail_logo?key=${key}`);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.headers["cache-control"]).toContain("immutable");
    expect(picture.rawPayload).toEqual(aPng(400, 80));
    expect((await api.app.inject(`/api/v1/mail_logo?key=${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await api.app.inject("/api/v1/mail_logo?key=x")).statusCode).toBe(400);
  });
});

describe("a picture", () => {
  it.each([
    ["PNG", aPng(300, 60), { type: "image/png", width: 300, height: 60 }],
    ["JPEG", aJpeg(300, 60), { type: "image/jpeg", width: 300, height: 60 }],
  ])("of type %s is read with its size", (_type, bytes, expected) => {
    expect(readLogo(base64(bytes))).toEqual({ bytes, ...expected });
  });

  it("that is cut short anywhere is refused or read, and never breaks", () => {
    for (const whole of [aPng(300, 60), aJpeg(300, 60)])
      for (let length = 0; length < whole.length; length += 1)
        expect(Object.keys(readLogo(base64(whole.subarray(0, length))))).not.toEqual([]);
  });
});

it.each([
  ["#0265a0", true],
  ["#000000", true],
  ["#767676", true],
  ["#777777", false],
  ["#ffffff", false],
])("%s on white is readable: %s", (color, expected) => expect(isReadableOnWhite(color)).toBe(expected));
