import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  articlesOf,
  type MailLink,
  nameRun,
  readLinkRun,
  readMailLink,
  writeMailLink,
  writeMailQuery,
} from "./mail-link.ts";

const read = (query: string) => readMailLink(new URLSearchParams(query));
const NOTHING: MailLink = {
  mode: null,
  groups: [],
  processDate: null,
  themeClass: null,
  displayId: null,
  printOption: null,
};

const id = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String);
const kbn = fc.constantFrom(1, 2, 3);
const article = fc.record({ dataSection: fc.constantFrom(1, 2, 3, 5), id });
const articles = fc.uniqueArray(article, { maxLength: 8, selector: (one) => `${one.dataSection}-${one.id}` });
const group = fc
  .record({ theme: fc.option(fc.record({ dataKbn: kbn, id })), articles })
  .filter((one) => one.theme !== null || one.articles.length > 0);
const day = fc
  .date({ min: new Date("1800-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const link = fc.record({
  mode: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
  groups: fc.array(group, { maxLength: 100 }),
  processDate: fc.option(day),
  themeClass: fc.option(kbn),
  displayId: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)),
  printOption: fc.option(fc.constantFrom(1, 2)),
}) as fc.Arbitrary<MailLink>;

describe("a link of a mail", () => {
  it("is read as it was written, whatever the spelling of its class", () => {
    fc.assert(
      fc.property(link, fc.constantFrom("desktop" as const, "phone" as const), (given, classes) => {
        expect(read(writeMailQuery(given, classes))).toEqual(given);
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });

  it("is written in the spec's grammar", () => {
    const given: MailLink = {
      mode: 5,
      groups: [
        {
          theme: { dataKbn: 1, id: "12" },
          articles: [
            { dataSection: 1, id: "101" },
            { dataSection: 2, id: "102" },
          ],
        },
        { theme: { dataKbn: 2, id: "3" }, articles: [{ dataSection: 3, id: "7" }] },
        { theme: { dataKbn: 3, id: "4" }, articles: [] },
      ],
      processDate: "2026-11-20",
      themeClass: 1,
      displayId: "SID0002",
      printOption: null,
    };
    expect(writeMailLink(given)).toBe(
      "/0001?is_mail=1&mode=5&t00=m12&a00=m101.s102&t01=g3&a01=w7&t02=p4&processDate=20261120&themaClass=TM&display_id=SID0002",
    );
    expect(writeMailQuery(given, "phone")).toContain("themaClass=1");
  });

  it("has each of its articles once, in order", () => {
    const given = read("is_mail=1&a00=m1.s2.m1&a01=m1.w1");
    expect(given && articlesOf(given).map(({ dataSection, id }) => `${dataSection}-${id}`)).toEqual([
      "1-1",
      "2-2",
      "3-1",
    ]);
  });

  it("keeps theme and articles of one number together, also over a gap", () => {
    expect(read("is_mail=1&a07=s9&t07=p8&t00=m1")?.groups).toEqual([
      { theme: { dataKbn: 1, id: "1" }, articles: [] },
      { theme: { dataKbn: 3, id: "8" }, articles: [{ dataSection: 2, id: "9" }] },
    ]);
  });
});

describe("a query that is none or a broken one", () => {
  it.each(["", "mode=1&a00=m1", "is_mail=0&mode=1", "is_mail=&mode=1", "is_mail=yes", "IS_MAIL=1"])(
    "is no link: %s",
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it.each([
    "mode=0",
    "mode=6",
    "mode=01",
    "mode=1e0",
    "mode=-1",
    "mode=__proto__",
    "t00=x12",
    "t00=m0",
    "t00=m-1",
    "t00=m",
    "t00=m1234567890123456789",
    "t00=m１２",
    "t0=m1",
    "t000=m1",
    "toString=m1",
    "a00=",
    "a00=...",
    "a00=m1x",
    "a00=m1%2Cs2",
    "a00=m1'%20OR%201=1",
    "a00=%00",
    "a00=%F0%28%8C%28",
    "a00=constructor1",
    "processDate=20260230",
    "processDate=00000000",
    "processDate=2026-11-20",
    "processDate=２０２６１１２０",
    "themaClass=XX",
    "themaClass=0",
    "themaClass=toString",
    "display_id=%3Cscript%3E",
    "display_id=../../etc",
    `display_id=${"x".repeat(21)}`,
    "printOption=3",
    "ip=1&%%%",
  ])("says nothing by %s", (query) => {
    expect(read(`is_mail=1&${query}`)).toEqual(NOTHING);
  });

  it("takes the first of what is said twice", () => {
    expect(read("is_mail=1&mode=2&mode=4&a00=m1&a00=m2")).toMatchObject({
      mode: 2,
      groups: [{ articles: [{ id: "1" }] }],
    });
  });

  it("names no more articles than any mail does", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `m${index + 1}`).join(".");
    const given = read(`is_mail=1&a00=${many}&a01=${many}`);
    expect(given?.groups.flatMap((one) => one.articles)).toHaveLength(1000);
  });

  it("never throws, and what it reads can be written and read again", () => {
    const names = fc.constantFrom(
      "mode",
      "t00",
      "a00",
      "a99",
      "processDate",
      "themaClass",
      "display_id",
      "printOption",
    );
    const query = fc.array(
      fc.tuple(names, fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[mgpswz\d.]*$/))),
    );
    fc.assert(
      fc.property(query, (pairs) => {
        const given = readMailLink(new URLSearchParams([["is_mail", "1"], ...pairs]));
        expect(given && read(writeMailQuery(given))).toEqual(given);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

describe("a link that names the run of its mail", () => {
  const URL_OF = "https://kirinuki.example";

  it("leads where the link without it leads, and tells the run", () => {
    fc.assert(
      fc.property(link, id, (given, run) => {
        const named = nameRun(URL_OF + writeMailLink(given), URL_OF, run, "&");
        const { searchParams } = new URL(named);
        expect(readMailLink(searchParams)).toEqual(given);
        expect(readLinkRun(searchParams)).toBe(run);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it("changes no other address, and reads no run from what is none", () => {
    const text = `${URL_OF}/0001 https://other.example/0001?is_mail=1&mode=5`;
    expect(nameRun(text, URL_OF, "7", "&")).toBe(text);
    for (const query of [
      "run=7",
      "is_mail=1&run=",
      "is_mail=1&run=-1",
      "is_mail=1&run=7a",
      `is_mail=1&run=${"9".repeat(19)}`,
    ])
      expect(readLinkRun(new URLSearchParams(query))).toBeNull();
  });
});
