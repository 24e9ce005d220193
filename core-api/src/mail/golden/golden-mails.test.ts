// Mails from the setting to the wire and back, against the files beside; `vitest run … -u` writes them anew, to be looked at before they are kept.
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import excel from "exceljs";
import { unzipSync } from "fflate";
import type { Email } from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { aPaper, paperComes } from "../../arrivals/testing/papers.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme, type TestContract, type TestTheme } from "../../testing/builders.ts";
import { beginIdsAnew } from "../../testing/ids.ts";
import type { MailMessage } from "../mail-transport.ts";
import { MORNING, mailDesk, type SettingParts } from "../testing/mail-desk.ts";
import { realMails } from "../testing/real-mails.ts";

beginIdsAnew();
const db = await testDatabase();
const desk = await mailDesk(db);
const send = await realMails();

const contract: TestContract = await aContract(db.owner, { companyName: "青空電機株式会社" });
const theme: TestTheme = await aTheme(db.owner, contract, { name: "パワー半導体" });
const quiet: TestTheme = await aTheme(db.owner, contract, { name: "静かなテーマ" });
const hits = { themes: [theme] };
const image = await anArticle(db.owner, {
  ...hits,
  title: "SiC基板、国内で一貫生産へ　車載向け増産　三社が共同で新会社",
  mediaName: "東和経済新聞",
  columns: {
    issue_type: 1,
    edition: "東京",
    frame_no: "1",
    head_no: "5",
    image_count: 1,
    trace: "図1",
    arrived_at: MORNING,
  },
});
await anArticle(db.owner, {
  ...hits,
  dataSection: 2,
  title: "電力用半導体の輸出、3カ月連続で増加",
  mediaName: "瑞穂日報",
  columns: { issue_type: 2, frame_no: "3面" },
});
await anArticle(db.owner, {
  ...hits,
  dataSection: 3,
  title: '<b>"速報"</b> GaN素子 & 充電器、CEATECで初披露',
  mediaName: "瑞穂デジタル",
  columns: { published_at: new Date("2026-11-19T20:41:00Z") },
});
await anArticle(db.owner, {
  ...hits,
  dataSection: 5,
  title: "特集　次の十年を決める素材",
  mediaName: "週刊東和",
  columns: { published_on: "2026-11-23", start_page: 12, end_page: 29 },
});
await db.owner.query("INSERT INTO article_setting (contract_id, article_id, comment) VALUES ($1, $2, $3)", [
  contract.contractId,
  image.articleId,
  "広報部：10時30分から会見\nhttps://example.jp/a?b=1&c=2",
]);

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run");
  desk.setNow(MORNING);
});

/** The mails of settings at seven, as they arrive. */
async function mailsOf(
  ...settings: Partial<SettingParts>[]
): Promise<{ message: MailMessage; mail: Email; raw: string }[]> {
  for (const [at, parts] of settings.entries())
    await desk.setting(contract, { target: theme, address: `a${at}@example.jp`, ...parts });
  await desk.runAndSend().then((mails) => desk.kept.mails.push(...mails));
  const mails = desk.kept.take().toSorted((a, b) => a.to.localeCompare(b.to, "en", { numeric: true }));
  const arrived = [];
  for (const message of mails) arrived.push({ message, ...(await send(message)) });
  return arrived;
}

/** What a mail program shows of the head, and the text part. */
const letter = ({ from, to, subject, text }: Email): string =>
  `From: ${from?.name} <${from?.address}>\nTo: ${to?.map(({ address }) => address).join()}\nSubject: ${subject}\n\n${text}`;

const NAMES: Record<string, string> = {
  1: "newspaper-images",
  2: "newspaper-texts",
  3: "web",
  5: "magazines",
  101: "newspapers",
  all: "all",
};

describe("golden mails", () => {
  it.each([undefined, 101, 1, 2, 3, 5])("of data_section %s", async (dataSection) => {
    const name = NAMES[dataSection ?? "all"];
    const [arrived] = await mailsOf({ subjectType: 4, ...(dataSection && { dataSection }) });
    await expect(letter(arrived?.mail as Email)).toMatchFileSnapshot(`${name}.txt`);
    await expect(arrived?.mail.html).toMatchFileSnapshot(`${name}.golden.html`);
  });

  it("without an article: one where the setting wants it, none where it does not", async () => {
    const arrived = await mailsOf(
      { target: quiet, subjectType: 4, zeroArticleEmail: true, dataSection: 3 },
      { target: quiet, subjectType: 4, zeroArticleEmail: false },
    );
    expect(arrived).toHaveLength(1);
    await expect(letter(arrived[0]?.mail as Email)).toMatchFileSnapshot("nothing.txt");
    await expect(arrived[0]?.mail.html).toMatchFileSnapshot("nothing.golden.html");
  });

  it("of all subjects and attachments, with and without an article", async () => {
    const combinations = [1, 2, 3, 4, 5].flatMap((subjectType) =>
      [1, 2, 3, 4].flatMap((attachType) => [theme, quiet].map((target) => ({ subjectType, attachType, target }))),
    );
    const arrived = await mailsOf(...combinations.map((each) => ({ ...each, zeroArticleEmail: true })));
    expect(arrived).toHaveLength(combinations.length);
    const lines = [];
    for (const [at, { mail }] of arrived.entries()) {
      const { subjectType, attachType, target } = combinations[at] ?? {};
      lines.push(`subject ${subjectType}, attachment ${attachType}, ${target?.themeName}: ${mail.subject}`);
      lines.push(...(await attachmentLines(mail, subjectType === 1)));
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("subjects-and-attachments.txt");
  });

  it("in ISO-2022-JP say the same as in UTF-8", async () => {
    const [utf8, jis] = await mailsOf({ dataSection: 2 }, { dataSection: 2, encoding: "iso2022jp" });
    expect(jis?.raw).toMatch(/charset=iso-2022-jp/i);
    const same = (mail?: Email) =>
      [mail?.subject, mail?.text?.trim(), mail?.html?.trim()].map((part) => part?.replaceAll("a1@", "a0@"));
    expect(same(jis?.mail)).toEqual(same(utf8?.mail));
  });

  it("of an alert", async () => {
    const alertSince = new Date(MORNING.getTime() - 1);
    const due = new Date("2026-11-20T18:00:00+09:00");
    await desk.setting(contract, { target: theme, address: "a0@example.jp", alertSince, due, alertMaxCount: 1 });
    await desk.alerts();
    await desk.sender.drain();
    const [message] = desk.kept.take();
    const { mail } = await send(message as MailMessage);
    await expect(letter(mail)).toMatchFileSnapshot("alert.txt");
    await expect(mail.html).toMatchFileSnapshot("alert.golden.html");
  });

  it("of a morning with a newspaper that is late, and its supplement", async () => {
    const paper = { until: "2026-11-20", name: "東都新聞" };
    await paperComes(db.owner, await aPaper(db.owner, paper), new Date("2026-11-20T05:01:00+09:00"));
    const late = await aPaper(db.owner, { ...paper, name: "山陽新聞" });
    const [morning] = await mailsOf({ subjectType: 4, dataSection: 101, supplement: ["arrival", "10:00"] });
    await expect(letter(morning?.mail as Email)).toMatchFileSnapshot("late.txt");
    await expect(morning?.mail.html).toMatchFileSnapshot("late.golden.html");
    await paperComes(db.owner, late, new Date("2026-11-20T07:20:00+09:00"));
    await anArticle(db.owner, {
      ...hits,
      title: "遅れて届いた記事",
      mediaName: "山陽新聞",
      columns: { arrived_at: MORNING },
    });
    desk.setNow(new Date("2026-11-20T07:30:00+09:00"));
    const [sent] = await desk.runAndSend();
    const { mail } = await send(sent as MailMessage);
    await expect(letter(mail)).toMatchFileSnapshot("supplement.txt");
    await expect(mail.html).toMatchFileSnapshot("supplement.golden.html");
  });
});

/** Names and, if wanted, cells. */
async function attachmentLines({ attachments }: Email, withCells: boolean): Promise<string[]> {
  const lines: string[] = [];
  for (const { filename, mimeType, content } of attachments) {
    lines.push(`  ${filename} (${mimeType})`);
    const bytes = new Uint8Array(content as ArrayBuffer);
    const files = filename?.endsWith(".zip") ? Object.entries(unzipSync(bytes)) : [[filename ?? "", bytes] as const];
    for (const [name, file] of files) {
      const book = new excel.Workbook();
      await book.xlsx.load(Buffer.from(file) as unknown as ArrayBuffer);
      if (name !== filename) lines.push(`  ${name}`);
      for (const sheet of withCells ? book.worksheets : [])
        sheet.eachRow((row) => lines.push(`    ${(row.values as unknown[]).slice(1).join(" | ")}`));
    }
  }
  return lines;
}
