import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { settleMorning } from "../edition-duty/run-mornings.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const sender = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" });
const reader = await aUser(db.owner, group, { userId: "user01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const otherGroup = await aGroup(db.owner, await aContract(db.owner));
const foreign = await aUser(db.owner, otherGroup, { topicsCreation: true });
const code = `L-${nextNumber()}`;
await db.owner.query(
  "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, '山陽新聞', $1, 1)",
  [code],
);
const bound = (most: number | null) =>
  db.owner.query(
    `INSERT INTO contract_licence (contract_id, media_code, max_readers, updated_by, updated_at) VALUES ($1, $2, $3, 'x', now())
     ON CONFLICT (contract_id, media_code) DO UPDATE SET max_readers = $3`,
    [contract.contractId, code, most],
  );
const free = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "自由な記事" });
let bounded = free;

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_run; DELETE FROM mail_edition; DELETE FROM edition_duty");
  await bound(2);
  desk.setNow(NOON);
  api.setNow(NOON);
  bounded = await anArticle(db.owner, {
    ...{ themes: [theme], dataSection: 1, title: "限られた記事" },
    columns: { media_code: code, media_name: "山陽新聞" },
  });
});

type Body = Record<string, unknown>;
const mailOf = (addresses: string[]) => ({
  articles: [{ article_id: bounded.articleId }, { article_id: free.articleId }],
  addresses,
});
const send = (addresses: string[], body: Body = {}, as = sender) =>
  api
    .send(as, "POST", "/mail_delivery", { ...mailOf(addresses), subject: "件名", text: "", ...body })
    .then((answer) => answer.json());
const sent = async () => {
  await desk.sender.drain();
  return desk.kept.take();
};
const address = (at: number) => `out${at}@example.jp`;
const THREE = [1, 2, 3].map(address);
const leadsTo = (html: string | undefined, { articleId }: { articleId: string }) =>
  html?.includes(`m${articleId}`) ?? false;
const expectHeadlineOnly = (mail: { html?: string; text: string } | undefined) => {
  expect(mail?.html).toContain("限られた記事");
  expect(mail?.text).toContain("許諾により見出しのみ");
  expect(leadsTo(mail?.html, bounded)).toBe(false);
  expect(mail?.text).not.toContain(`m${bounded.articleId}`);
  expect(leadsTo(mail?.html, free)).toBe(true);
};

describe("a mail by hand to more than may read one of its articles", () => {
  it("asks first, tells by how many, and sends nothing", async () => {
    const { result, data } = await send(THREE);
    expect(result).toMatchObject({ status: 1, msgCode: "MSG0144" });
    expect(result.msgDetail).toContain("1件は2人まで");
    const told = { article_id: bounded.articleId, title: "限られた記事", media_name: "山陽新聞", max_readers: 2 };
    const over = [{ ...told, reader_count: 0, new_reader_count: 3, over_count: 1 }];
    expect(data).toEqual({ over_licence_info: over });
    const check = await api.send(sender, "POST", "/mail_delivery_licences", mailOf(THREE));
    expect(check.json().data).toEqual({ over_licence_info: over });
    expect(await sent()).toEqual([]);
  });

  it("brings the headline alone where its sender says so, and what is free as ever", async () => {
    expect((await send(THREE, { over_licence: "headline" })).result.status).toBe(0);
    const mails = await sent();
    expect(mails).toHaveLength(3);
    for (const mail of mails) expectHeadlineOnly(mail);
  });

  it("goes whole to fewer, who keep their places until it is cancelled", async () => {
    const first = await send(THREE.slice(0, 2), { setup_datetime: "2026-11-20 18:00" });
    expect(first.result.status).toBe(0);
    // The same two again need no new places; a third has none.
    expect((await send([address(1), "OUT2@example.jp"])).result.status).toBe(0);
    expect((await send([address(3)])).result.msgCode).toBe("MSG0144");
    await db.owner.query("DELETE FROM mail_run WHERE mail_run_id <> $1", [first.data.sendmail_id]);
    const cancel = await api.send(sender, "DELETE", "/send_mails", { sendmail_id: first.data.sendmail_id });
    expect(cancel.json().result.status).toBe(0);
    expect((await send([address(3)])).result.status).toBe(0);
    const [mail] = await sent();
    expect(leadsTo(mail?.html, bounded)).toBe(true);
  });

  it("counts a user once, as reader and by address, and nobody who may not be written to", async () => {
    await db.owner.query(
      `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
         data_section, use_kind, use_state, reserved_at, expires_at, counted_at, display_id, is_mail, charge_code)
       VALUES ($1, '2026-11-01', '2026-11-20', $2, $3, '', 'x', $4, 1, 'pdf_display', 'counted', $5, $5, $5, 'SID0002', false, '')`,
      [contract.contractId, reader.userId, group.userGroupId, bounded.articleId, NOON],
    );
    expect((await send(["USER01@example.com", address(1)])).result.status).toBe(0);
    const { data } = await send([address(2)]);
    expect(data.over_licence_info).toMatchObject([{ reader_count: 2, new_reader_count: 1, over_count: 1 }]);
    await db.owner.query("DELETE FROM mail_run");
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.com')", [contract.contractId]);
    expect((await send([address(1), "user01@example.com"])).result.msgCode).not.toBe("MSG0144");
    await db.owner.query("DELETE FROM mail_domain");
  });

  it("does not pass the limit beside another that is sent at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => send([address(at)])));
    expect(answers.filter(({ result }) => result.status === 0)).toHaveLength(2);
    expect(answers.filter(({ result }) => result.msgCode === "MSG0144")).toHaveLength(4);
    expect((await sent()).filter(({ html }) => leadsTo(html, bounded))).toHaveLength(2);
  });

  it("says headlines only where the licence was narrowed while it waited", async () => {
    await send(THREE.slice(0, 2), { setup_datetime: "2026-11-20 18:00" });
    await bound(1);
    desk.setNow(new Date("2026-11-20T18:00:00+09:00"));
    for (const mail of await sent()) expectHeadlineOnly(mail);
  });

  it("stays a headline where its licence went while it waited: that is what its sender said", async () => {
    await send(THREE, { over_licence: "headline" });
    await bound(null);
    const mails = await sent();
    expect(mails).toHaveLength(3);
    for (const mail of mails) expectHeadlineOnly(mail);
  });

  it("is not asked about by who may not send, nor about articles of others", async () => {
    for (const path of ["/mail_delivery_licences", "/mail_delivery"]) {
      const body = { ...mailOf(THREE), subject: "件名", text: "" };
      expect((await api.send(reader, "POST", path, body)).statusCode).toBe(403);
      expect((await api.send(foreign, "POST", path, body)).statusCode).toBe(404);
    }
  });
});

describe("a mail edition", () => {
  const TARGET = { data_kbn: 1, id: String(theme.themeId) };
  const save = () =>
    api.send(sender, "PUT", "/mail_edition", {
      ...{ ...TARGET, version: "0", left_out_article: [] },
      edition_item: [{ article_id: bounded.articleId }, { article_id: free.articleId }],
    });
  const leave = (body: Body = {}) =>
    api
      .send(sender, "POST", "/mail_edition_send", { ...TARGET, version: "1", mail_address: THREE, ...body })
      .then((answer) => answer.json());

  it("asks as well, also when it is planned, and stays a draft", async () => {
    await save();
    const { result, data } = await leave({ setup_datetime: "2026-11-21T07:00:00+09:00" });
    expect(result.msgCode).toBe("MSG0144");
    expect(data.over_licence_info).toMatchObject([{ over_count: 1 }]);
    expect((await leave({ over_licence: "headline" })).result.status).toBe(0);
    const [mail] = await sent();
    expectHeadlineOnly(mail);
  });

  it("that leaves by itself takes the stricter reading: nobody is there to be asked", async () => {
    await save();
    await db.owner.query(
      `INSERT INTO edition_duty (contract_id, theme_id, deadline, approval, mail_addresses, article_max, updated_by, updated_at, in_force_at)
       VALUES ($1, $2, '12:00', false, $3, 20, 'x', $4, '2026-11-19')`,
      [contract.contractId, theme.themeId, THREE, NOON],
    );
    await db.owner.query(
      "INSERT INTO edition_rota (contract_id, weekday, leaves) SELECT $1, d, true FROM generate_series(1, 8) d",
      [contract.contractId],
    );
    const due = await desk.scope.shared("write", (tx) => settleMorning(tx, contract.contractId, NOON));
    expect(due).toBe("send-draft");
    const mails = await sent();
    expect(mails).toHaveLength(3);
    for (const mail of mails) expectHeadlineOnly(mail);
  });
});
