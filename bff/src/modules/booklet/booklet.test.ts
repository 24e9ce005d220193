import { originalText } from "@kirinuki/schema/messages.ts";
import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const CHECK = `query Check($articles: [OriginalRef!]!) {
  bookletCheck(articles: $articles) { articles { id content reason beyondLicence copiesLeft } originalCount useCount leftCount fits }
}`;
const MAKE = `mutation Make($input: BookletInput!) { makeBooklet(input: $input) {
  __typename
  ... on OriginalReady { ticket obtainedCount }
  ... on PartlyObtained { obtainedTicket obtainedCount requestedCount failed { id } }
  ... on LimitExceeded { message }
  ... on NotDisplayable { message } } }`;

const articles = [
  { id: "3", dataSection: 3 },
  { id: "1", dataSection: 1 },
  { id: "2", dataSection: 2 },
];
const input = { articles, title: "冊子", copies: 12, perSheet: 2, grey: true, comments: [] };

describe("bookletCheck", () => {
  it("tells what the booklet would hold and what the tightest cap leaves, in one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, CHECK, { articles: articles.slice(0, 2) })).toEqual({
      bookletCheck: {
        articles: [
          { id: "1", content: "ORIGINAL", reason: "", beyondLicence: false, copiesLeft: 5 },
          { id: "3", content: "HEADLINE", reason: "", beyondLicence: false, copiesLeft: null },
        ],
        originalCount: 1,
        useCount: 1,
        leftCount: 62,
        fits: true,
      },
    });
    expect(fake.calls()).toEqual(["booklet_check"]);
  });

  it("asks about prints of texts where they are wanted", async () => {
    const fake = fakeCoreApi();
    const ofText = CHECK.replace("articles: $articles", "articles: $articles, isText: true");
    await dataOf(fake, ofText, { articles: articles.slice(1) });
    expect(fake.argumentOf("booklet_check")).toMatchObject({ text_flag: true });
  });

  it.each([
    [[], null, true],
    [[{ section: 1 as const, wanted: 3, left: 2 }], 2, false],
    [
      [
        { section: 1 as const, wanted: 1, left: 5 },
        { section: 2 as const, wanted: 4, left: 6 },
      ],
      6,
      true,
    ],
  ])("with the rooms %j leaves %j", async (rooms, leftCount, fits) => {
    const answer = { article_info: [], original_count: 0, use_count: 0, rooms };
    const fake = fakeCoreApi({ answers: { booklet_check: () => answer } });
    expect((await dataOf(fake, CHECK, { articles })).bookletCheck).toMatchObject({ leftCount, fits });
  });
});

describe("makeBooklet", () => {
  it("sends order, layout, copies and the comments that say something", async () => {
    const fake = fakeCoreApi();
    const comments = [
      { id: "1", comment: "要点" },
      { id: "2", comment: " " },
    ];
    const origin = { displayId: "SID0002", chargeCode: "A1", selection: { kind: "THEME", id: "7" } };
    expect(await dataOf(fake, MAKE, { input: { ...input, comments, origin } })).toEqual({
      makeBooklet: { __typename: "OriginalReady", ticket: "b1", obtainedCount: 2 },
    });
    expect(fake.argumentOf("booklet")).toEqual({
      article_info: articles.map(({ id, dataSection }) => ({ article_id: id, data_section: dataSection })),
      booklet_title: "冊子",
      copies: 12,
      per_sheet: 2,
      grey: true,
      comment_info: [{ article_id: "1", comment: "要点" }],
      display_id: "SID0002",
      charge_code: "A1",
      usage_log: [{ request_div: 2, theme_id: "7" }],
    });
  });

  it("tells what could not be obtained, a cap, and articles without any way to them", async () => {
    const failed = { article_id: "2", data_section: 2, title: "見出し", reason: "…" };
    const partly = () => ({ pdf_ticket: "b1", data_flag: 1 as const, article_info: [failed] });
    expect(await dataOf(fakeCoreApi({ answers: { booklet: partly } }), MAKE, { input })).toEqual({
      makeBooklet: {
        __typename: "PartlyObtained",
        obtainedTicket: "b1",
        obtainedCount: 1,
        requestedCount: 2,
        failed: [{ id: "2" }],
      },
    });
    const capped = fakeCoreApi({ answers: { booklet: () => ({ data_flag: 0 as const, article_info: [] }) } });
    expect((await dataOf(capped, MAKE, { input })).makeBooklet).toMatchObject({ message: originalText.limitExceeded });
    const unknown = fakeCoreApi({ answers: { booklet: failing("NOT_FOUND") } });
    expect((await dataOf(unknown, MAKE, { input })).makeBooklet).toMatchObject({
      message: originalText.notDisplayable,
    });
  });

  it.each([[{ title: "" }], [{ copies: 0 }], [{ copies: 1000 }], [{ perSheet: 3 }], [{ articles: [] }]])(
    "does not send on %j",
    async (fault) => {
      const fake = fakeCoreApi();
      const { errors } = await runOperation(fake, MAKE, { input: { ...input, ...fault } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(fake.calls()).toEqual([]);
    },
  );
});
