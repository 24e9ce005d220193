import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const MEDIA = `query Media($kind: LicensedKind!) { licensedMedia(kind: $kind) {
  code name kind group sale { salesFromDays salesDays redeliveryFromDays keepsSalePeriod }
  licence { showDays printDays mailDays maxReaders excerptChars forbiddenPurposes } } }`;
const SAVE = `mutation Save($medium: LicensedMediumInput!) { saveLicensedMedium(medium: $medium) {
  __typename ... on BackOfficeDone { done } ... on Refusal { code message } } }`;
const unbound = {
  showDays: null,
  printDays: null,
  mailDays: null,
  maxReaders: null,
  excerptChars: null,
  forbiddenPurposes: [],
};

describe("media with their licences", () => {
  it("come by two calls, each with the licence of its code", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, MEDIA, { kind: "NEWSPAPER" })).toEqual({
      licensedMedia: [
        {
          ...{ code: "toto", name: "東都新聞", kind: "NEWSPAPER", group: 1, sale: null },
          licence: { ...unbound, showDays: 30, maxReaders: 5 },
        },
      ],
    });
    expect(fake.calls().sort()).toEqual(["media_licences", "newspaper_media"]);
    const sale = { salesFromDays: -7, salesDays: 30, redeliveryFromDays: null, keepsSalePeriod: true };
    expect(await dataOf(fakeCoreApi(), MEDIA, { kind: "MAGAZINE" })).toEqual({
      licensedMedia: [{ code: "weekly", name: "週刊潮流", kind: "MAGAZINE", group: null, sale, licence: unbound }],
    });
  });

  it("are saved with their licence in one call", async () => {
    const medium = { code: "toto", name: "東都新聞", kind: "NEWSPAPER", group: 2, sale: null };
    const licence = { ...unbound, printDays: 0 };
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { medium: { ...medium, licence } })).toEqual({
      saveLicensedMedium: { __typename: "BackOfficeDone", done: true },
    });
    expect(fake.argumentOf("save_newspaper")).toEqual({
      ...{ media_code: "toto", media_name: "東都新聞", value: 2 },
      ...{
        show_days: null,
        print_days: 0,
        mail_days: null,
        max_readers: null,
        excerpt_chars: null,
        forbidden_purposes: [],
      },
    });
    expect(fake.calls()).toEqual(["save_newspaper"]);
    const refusing = fakeCoreApi({ answers: { save_newspaper: refused("MSG0044", "別の情報源です。") } });
    expect(await dataOf(refusing, SAVE, { medium: { ...medium, licence } })).toEqual({
      saveLicensedMedium: { __typename: "Refusal", code: "MSG0044", message: "別の情報源です。" },
    });
    expect(refusing.calls()).toEqual(["save_newspaper"]);
  });

  it("keep a magazine's sale, and go by their kind", async () => {
    const fake = fakeCoreApi();
    const sale = { salesFromDays: 0, salesDays: null, redeliveryFromDays: 60 };
    const medium = { code: "weekly", name: "週刊潮流", kind: "MAGAZINE", group: null, sale, licence: unbound };
    await dataOf(fake, SAVE, { medium });
    expect(fake.argumentOf("save_magazine")).toEqual({
      ...{ media_code: "weekly", media_name: "週刊潮流" },
      ...{ sales_from_days: 0, sales_days: null, redelivery_from_days: 60 },
      ...{
        show_days: null,
        print_days: null,
        mail_days: null,
        max_readers: null,
        excerpt_chars: null,
        forbidden_purposes: [],
      },
    });
    await dataOf(fake, `mutation { removeLicensedMedium(kind: MAGAZINE, code: "weekly") { __typename } }`);
    expect(fake.argumentOf("remove_magazine")).toEqual({ media_code: "weekly" });
  });

  it("are for operators", async () => {
    const fake = fakeCoreApi({ answers: { media_licences: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, MEDIA, { kind: "NEWSPAPER" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
