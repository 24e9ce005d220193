import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let user: TestUser;
let theme: TestTheme;

beforeAll(async () => {
  const contract = await aContract(db.owner);
  user = await aUser(db.owner, await aGroup(db.owner, contract), { mcAuthority: 1 });
  theme = await aTheme(db.owner, contract);
});

async function stored(key: string, contentType = "image/jpeg"): Promise<string> {
  const { byteLength, sha256 } = await api.originals.put(key, Buffer.from(`bytes of ${key}`));
  await db.owner.query("INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, $2, $3, $4)", [
    key,
    contentType,
    byteLength,
    sha256,
  ]);
  return key;
}
const image = (reader: TestUser | null, key: string, headers = {}) => api.get(reader, "/image", { key }, headers);

describe("GET /image", () => {
  it("gives a thumbnail or photo of an article the user can reach, for his own browser only", async () => {
    const [thumbnail, photo] = [await stored("thumb/1.jpg"), await stored("photo/1.png", "image/png")];
    await anArticle(db.owner, { themes: [theme], images: [{ key: photo }], columns: { thumbnail_key: thumbnail } });
    const answer = await image(user, thumbnail);
    expect([answer.statusCode, answer.body]).toEqual([200, "bytes of thumb/1.jpg"]);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": "20",
      "cache-control": "private, max-age=600",
      vary: "Cookie",
      "x-content-type-options": "nosniff",
    });
    expect((await image(user, photo)).headers["content-type"]).toBe("image/png");
  });

  it("is not sent again to whoever has it", async () => {
    const key = await stored("thumb/again.jpg");
    await anArticle(db.owner, { themes: [theme], columns: { thumbnail_key: key } });
    const { etag } = (await image(user, key)).headers;
    const again = await image(user, key, { "if-none-match": etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect((await image(user, key, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("is never a PDF, even if an article names one as its thumbnail", async () => {
    const key = await stored("press/page.pdf", "application/pdf");
    await anArticle(db.owner, { themes: [theme], columns: { thumbnail_key: key, pdf_key: key } });
    expect((await image(user, key)).statusCode).toBe(404);
  });

  it("does not exist for others, after a withdrawal, without bytes, or for nobody's key", async () => {
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    const keys = await Promise.all(
      ["thumb/foreign.jpg", "thumb/withdrawn.jpg", "thumb/orphan.jpg"].map((key) => stored(key)),
    );
    await anArticle(db.owner, { themes: [foreign], columns: { thumbnail_key: "thumb/foreign.jpg" } });
    await anArticle(db.owner, {
      themes: [theme],
      columns: { thumbnail_key: "thumb/withdrawn.jpg", withdrawn_at: NOON },
    });
    const lost = await stored("thumb/lost.jpg");
    await anArticle(db.owner, { themes: [theme], columns: { thumbnail_key: lost } });
    await api.originals.delete(lost);
    for (const key of [...keys, lost, "thumb/none.jpg", "../etc/passwd", "%00"]) {
      const answer = await image(user, key);
      expect([key, answer.statusCode, answer.headers["cache-control"]]).toEqual([key, 404, "no-store"]);
      expect(answer.json().result.status).toBe(1);
    }
  });

  it("never gives a PDF, nor anything that a browser might run", async () => {
    const [pdf, svg] = [await stored("pdf/1.pdf", "application/pdf"), await stored("photo/x.svg", "image/svg+xml")];
    await anArticle(db.owner, { themes: [theme], columns: { pdf_key: pdf, thumbnail_key: pdf } });
    await anArticle(db.owner, { themes: [theme], images: [{ key: svg }] });
    expect((await image(user, pdf)).statusCode).toBe(404);
    expect((await image(user, svg)).statusCode).toBe(404);
  });

  it("wants a session and a key", async () => {
    expect((await image(null, "thumb/1.jpg")).statusCode).toBe(401);
    const answer = await api.get(user, "/image");
    expect([answer.statusCode, answer.json().data.fieldErrors]).toEqual([
      400,
      [{ field: "key", message: expect.stringContaining("画像キー") }],
    ]);
  });

  it("counts nothing", async () => {
    const before = await db.owner.query("SELECT count(*) FROM audit");
    await image(user, "thumb/1.jpg");
    expect((await db.owner.query("SELECT count(*) FROM audit")).rows).toEqual(before.rows);
  });
});
