import { licenceText } from "@kirinuki/schema/messages.ts";
import { describe, expect, it } from "vitest";
import { tokyoDay } from "../time/tokyo.ts";
import type { UseKind } from "./abilities.ts";
import {
  copiesLeft,
  isShown,
  type LicensedOriginal,
  licenceRefusal,
  quotedChars,
  shownUntil,
  UNUSED,
} from "./licence.ts";

const UNBOUND: LicensedOriginal = {
  issued_on: "2026-11-20",
  show_days: null,
  print_days: null,
  mail_days: null,
  max_readers: null,
  max_copies: null,
  valid_from: null,
  valid_to: null,
  forbidden_purposes: [],
  purpose: "display",
  ...UNUSED,
};
/** By the clock of Greenwich, as the server has it. */
const at = (moment: string): string => tokyoDay(new Date(moment));
const refusal = (licence: Partial<LicensedOriginal>, kind: UseKind, moment: string, isMail = false) =>
  licenceRefusal({ ...UNBOUND, ...licence }, { kind, isMail }, at(moment));

describe("a licence of days", () => {
  it.each([
    [1, "2026-11-20T14:59:59Z", null],
    [1, "2026-11-20T15:00:00Z", "2026-11-20"],
    [7, "2026-11-26T14:59:59Z", null],
    [7, "2026-11-26T15:00:00Z", "2026-11-26"],
    [365, "2027-11-19T14:59:59Z", null],
    [365, "2027-11-19T15:00:00Z", "2027-11-19"],
  ])("of %i ends at midnight in Tokyo: at %s", (days, moment, ended) => {
    const text = (said: (until: string) => string) => (ended === null ? null : said(ended));
    expect(refusal({ show_days: days }, "pdf_display", moment)).toBe(text(licenceText.showEnded));
    expect(refusal({ print_days: days }, "pdf_print", moment)).toBe(text(licenceText.printEnded));
    expect(refusal({ mail_days: days }, "pdf_display", moment, true)).toBe(text(licenceText.mailEnded));
  });

  it("binds each way of use alone; a mail's link by both", () => {
    const NOW = "2026-11-21T03:00:00Z";
    const bound = (licence: Partial<LicensedOriginal>) =>
      (["pdf_display", "text_display", "epub_display", "pdf_print", "text_print"] as const).map((kind) =>
        refusal(licence, kind, NOW),
      );
    const { showNever, printNever, mailNever } = licenceText;
    expect(bound({ show_days: 0 })).toEqual([showNever, showNever, showNever, null, null]);
    expect(bound({ print_days: 0 })).toEqual([null, null, null, printNever, printNever]);
    expect(bound({ mail_days: 0 })).toEqual([null, null, null, null, null]);
    expect(refusal({ mail_days: 0 }, "pdf_display", NOW, true)).toBe(mailNever);
    expect(refusal({ show_days: 0 }, "pdf_display", NOW, true)).toBe(showNever);
  });

  it("is open before the day of issue, as for a magazine of next month", () => {
    expect(refusal({ show_days: 1 }, "epub_display", "2026-11-01T00:00:00Z")).toBeNull();
  });
});

describe("a licence for some purposes", () => {
  it.each([
    [[], "ai", null],
    [["analysis"], "ai", null],
    [["analysis", "ai"], "display", null],
    [["analysis"], "analysis", "analysis"],
    [["ai", "analysis", "ai"], "ai", "ai"],
  ] as const)("that forbids %j says of %s: %s", (forbidden, purpose, refused) => {
    const licence = { ...UNBOUND, forbidden_purposes: [...forbidden], purpose };
    const said = refused === null ? null : licenceText.purpose(refused);
    for (const kind of ["pdf_display", "text_print", "epub_display"] as const)
      expect(refusal(licence, kind, "2026-11-20T03:00:00Z")).toBe(said);
    expect(isShown(licence, "2026-11-20")).toBe(refused === null);
    expect(quotedChars({ ...licence, excerpt_chars: null }, 100, "2026-11-20")).toBe(refused === null ? 100 : 0);
  });
});

describe("a licence of readers", () => {
  it.each([
    [{ max_readers: 2, other_readers: 1 }, null],
    [{ max_readers: 2, other_readers: 2 }, licenceText.readers(2)],
    [{ max_readers: 2, other_readers: 2, is_reader: true }, null],
    [{ max_readers: null, other_readers: 99 }, null],
  ])("%j", (licence, refused) => {
    expect(refusal(licence, "pdf_display", "2026-11-20T03:00:00Z")).toBe(refused);
  });
});

describe("a licence of a contract", () => {
  it.each([
    ["2026-11-19", "begins"],
    ["2026-11-20", null],
    ["2026-11-25", null],
    ["2026-11-26", "ended"],
  ])("holds from its first day to its last: on %s", (day, refused) => {
    const days = { valid_from: "2026-11-20", valid_to: "2026-11-25" };
    const texts = { begins: licenceText.contractBegins("2026-11-20"), ended: licenceText.contractEnded("2026-11-25") };
    const said = refused === null ? null : texts[refused as keyof typeof texts];
    for (const kind of ["pdf_display", "text_print", "epub_display"] as const)
      expect(licenceRefusal({ ...UNBOUND, ...days }, { kind, isMail: false }, day)).toBe(said);
    expect(isShown({ ...UNBOUND, ...days }, day)).toBe(refused === null);
  });

  it("is shown until the earlier of its days of display and its last day, and quoted as far as it says", () => {
    const licence = { ...UNBOUND, show_days: 3, excerpt_chars: 40 };
    expect(shownUntil(licence)).toBe("2026-11-22");
    expect(shownUntil({ ...licence, valid_to: "2026-11-21" })).toBe("2026-11-21");
    expect(shownUntil({ ...licence, valid_to: "2026-12-31" })).toBe("2026-11-22");
    expect(shownUntil(null)).toBeNull();
    expect(quotedChars(licence, 100, "2026-11-22")).toBe(40);
    expect(quotedChars(licence, 100, "2026-11-23")).toBe(0);
    expect(quotedChars({ ...UNBOUND, excerpt_chars: 900 }, 100, "2026-11-23")).toBe(100);
    expect(quotedChars(null, 100, "2026-11-23")).toBe(100);
  });

  it.each([
    [{ copies: 4 }, 1, null],
    [{ copies: 4 }, 2, licenceText.copies(5, 1)],
    [{ copies: 5 }, 1, licenceText.copies(5, 0)],
    [{ copies: 5, own_pdf_copies: 3 }, 3, null],
    [{ copies: 5, own_pdf_copies: 3 }, 4, licenceText.copies(5, 3)],
    [{ copies: 9, own_pdf_copies: 6 }, 1, licenceText.copies(5, 2)],
  ])("of five copies, with %j, lets %i be printed or says why not", (used, copies, said) => {
    const original = { ...UNBOUND, max_copies: 5, ...used };
    expect(licenceRefusal(original, { kind: "pdf_print", isMail: false, copies }, "2026-11-20")).toBe(said);
    expect(copiesLeft({ ...original, max_copies: null }, "pdf_print")).toBeNull();
  });
});
