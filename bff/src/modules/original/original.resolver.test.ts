import { originalText } from "@kirinuki/schema/messages.ts";
import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";
import { aProfile } from "../../testing/wire.ts";

const PARTS = `__typename
  ... on OriginalReady { ticket obtainedCount }
  ... on PartlyObtained { obtainedTicket obtainedCount requestedCount message failed { id title } }
  ... on LimitExceeded { message }
  ... on DemandLimit { message }
  ... on NotDisplayable { message }`;
const REQUEST = `mutation Request($input: OriginalsInput!) { requestOriginals(input: $input) { ${PARTS} } }`;
const TEXT = `mutation Text($input: OriginalTextInput!) { requestOriginalText(input: $input) {
  ${PARTS.replace("... on OriginalReady { ticket obtainedCount }", "... on OriginalTextReady { title text textHits { start end } }")} } }`;
const BOOK = `mutation Book { requestBook(input: { id: "9", contentsId: "c9" }) { ${PARTS} } }`;

const two = [
  { id: "1", dataSection: 1 },
  { id: "2", dataSection: 2 },
];
const failed = { article_id: "2", data_section: 2, title: "見出し", reason: "…" };
const demand = refused("MSG0011", "請求単位の上限です。");
const forbidden = refused("MSG0010", originalText.notDisplayable);

describe("requestOriginals", () => {
  it("asks once for a ticket alone, with what the use is kept with", async () => {
    const fake = fakeCoreApi();
    const input = {
      articles: two,
      use: "PRINT",
      copies: 12,
      origin: { isMail: true, displayId: "SID0002", selection: { kind: "TOPIC", id: "7" } },
    };
    expect(await dataOf(fake, REQUEST, { input })).toEqual({
      requestOriginals: { __typename: "OriginalReady", ticket: "t1", obtainedCount: 2 },
    });
    expect(fake.calls()).toEqual(["pdf"]);
    expect(fake.argumentOf("pdf")).toEqual({
      article_info: [
        { article_id: "1", data_section: 1 },
        { article_id: "2", data_section: 2 },
      ],
      pdf_flag: 2,
      is_mail: true,
      display_id: "SID0002",
      usage_log: [{ request_div: 2, topics_id: "7" }],
      copies: 12,
      ticket_only: true,
    });
  });

  it.each([
    [
      { pdf_ticket: "t1", data_flag: 1 as const, article_info: [failed] },
      {
        __typename: "PartlyObtained",
        obtainedTicket: "t1",
        obtainedCount: 1,
        requestedCount: 2,
        message: originalText.partlyObtained,
        failed: [{ id: "2", title: "見出し" }],
      },
    ],
    [
      { data_flag: 1 as const, article_info: [failed] },
      {
        __typename: "PartlyObtained",
        obtainedTicket: null,
        obtainedCount: 0,
        requestedCount: 2,
        message: originalText.partlyObtained,
        failed: [{ id: "2", title: "見出し" }],
      },
    ],
    [
      { data_flag: 0 as const, article_info: [] },
      { __typename: "LimitExceeded", message: originalText.limitExceeded },
    ],
  ])("tells %j", async (answer, told) => {
    const fake = fakeCoreApi({ answers: { pdf: () => answer } });
    expect(await dataOf(fake, REQUEST, { input: { articles: two, use: "DISPLAY" } })).toEqual({
      requestOriginals: told,
    });
  });

  it("tells a demand unit's cap in core-api's words, and what may not be shown", async () => {
    const ask = (pdf: typeof demand) =>
      dataOf(fakeCoreApi({ answers: { pdf } }), REQUEST, { input: { articles: two, use: "DISPLAY" } });
    expect(await ask(demand)).toEqual({
      requestOriginals: { __typename: "DemandLimit", message: "請求単位の上限です。" },
    });
    expect(await ask(forbidden)).toEqual({
      requestOriginals: { __typename: "NotDisplayable", message: originalText.notDisplayable },
    });
  });

  it.each([[[]], [[{ id: "x", dataSection: 1 }]], [[{ id: "1", dataSection: 4 }]]])(
    "does not send on the articles %j",
    async (articles) => {
      const fake = fakeCoreApi();
      const { errors } = await runOperation(fake, REQUEST, { input: { articles, use: "DISPLAY" } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(fake.calls()).toEqual([]);
    },
  );
});

it("takes articles that the user has no way to for ones that may not be shown", async () => {
  const fake = fakeCoreApi({ answers: { pdf: failing("NOT_FOUND") } });
  expect(await dataOf(fake, REQUEST, { input: { articles: two, use: "DISPLAY" } })).toEqual({
    requestOriginals: { __typename: "NotDisplayable", message: originalText.notDisplayable },
  });
});

describe("completion notices", () => {
  it.each([
    ["DISPLAY", "pdf_displayed"],
    ["PRINT", "pdf_printed"],
  ])("of %s go to %s", async (use, call) => {
    const fake = fakeCoreApi();
    const notice = `mutation Done($use: OriginalUse!) { completeOriginals(ticket: "t1", use: $use) { count } }`;
    expect(await dataOf(fake, notice, { use })).toEqual({ completeOriginals: { count: 1 } });
    expect(fake.calls()).toEqual([call]);
    expect(fake.argumentOf(call)).toEqual({ pdf_ticket: "t1" });
  });
});

describe("requestOriginalText", () => {
  const input = { article: two[1], use: "DISPLAY" };

  it("gives the text", async () => {
    const fake = fakeCoreApi();
    const { requestOriginalText } = await dataOf(fake, TEXT, { input: { ...input, markedWords: ["文"] } });
    const textHits = [{ start: 1, end: 2 }];
    expect(requestOriginalText).toMatchObject({ __typename: "OriginalTextReady", text: "本文", textHits });
    expect(fake.argumentOf("article_text")).toMatchObject({ marked_words: ["文"] });
  });

  it.each([
    [{ data_flag: 0 as const, article_info: [] }, "LimitExceeded", originalText.textLimitExceeded],
    [{ data_flag: 1 as const, article_info: [failed] }, "PartlyObtained", originalText.notObtained],
    [{ article_info: [] }, "PartlyObtained", originalText.notObtained],
  ])("tells %j as %s", async (answer, __typename, message) => {
    const fake = fakeCoreApi({ answers: { article_text: () => answer } });
    expect((await dataOf(fake, TEXT, { input })).requestOriginalText).toMatchObject({ __typename, message });
  });
});

describe("books", () => {
  it("are checked with their issue and counted by their notice", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, BOOK)).toEqual({
      requestBook: { __typename: "OriginalReady", ticket: "e1", obtainedCount: 1 },
    });
    expect(fake.argumentOf("epub_check")).toMatchObject({ article_id: "9", contentsId: "c9" });
    await dataOf(fake, `mutation Done { completeBook(ticket: "e1") { count } }`);
    expect(fake.argumentOf("epub_displayed")).toEqual({ epub_ticket: "e1" });
  });

  it("are told apart from what is not offered", async () => {
    const fake = fakeCoreApi({ answers: { epub_check: forbidden } });
    expect(await dataOf(fake, BOOK)).toEqual({
      requestBook: { __typename: "NotDisplayable", message: originalText.notDisplayable },
    });
  });
});

describe("viewer.confirmations", () => {
  const settings = (value: string) => ({
    company_configuration_info: [{ configuration_key: "demand_confirmation", configuration_value: value }],
    message_info: [{ message_key: "print_text", configuration_value: "印刷しますか？" }],
  });
  it.each([
    ["1", "印刷しますか？"],
    ["0", null],
  ])("with the company setting %s are %s", async (value, printText) => {
    const fake = fakeCoreApi({ answers: { profile: () => aProfile(settings(value)) } });
    expect(await dataOf(fake, "{ viewer { confirmations { pdf printText } } }")).toEqual({
      viewer: { confirmations: { pdf: null, printText } },
    });
  });
});
