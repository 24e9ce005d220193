import { describe, expect, it } from "vitest";
import { chosenAddresses, initialChoice, looksOf, toggleAddress } from "./send-form.ts";
import { anEdition } from "./testing/an-edition.ts";

const BOOK = [
  { address: "a@example.jp", name: "佐久間" },
  { address: "DEST@example.jp", name: "" },
];
const options = (addresses: string[], templateId = "0") => ({
  options: {
    __typename: "MailEditionOptions" as const,
    addresses,
    subjectType: 4,
    attachType: 2,
    templateId,
    encoding: "iso2022jp",
  },
});

describe("to whom", () => {
  it("begins with the target's destinations, and later with the last send's", () => {
    expect(initialChoice(anEdition(), BOOK)).toEqual({ ticked: ["dest@example.jp"], typed: "" });
    const again = anEdition(options(["a@example.jp", "x@example.net"]));
    expect(initialChoice(again, BOOK)).toEqual({ ticked: ["a@example.jp"], typed: "x@example.net" });
  });

  it("is each address once, whatever its case and however typed", () => {
    const choice = { ticked: ["a@example.jp"], typed: " A@example.jp\nb@example.jp, c@example.jp、d@example.jp " };
    expect(chosenAddresses(choice)).toEqual(["a@example.jp", "b@example.jp", "c@example.jp", "d@example.jp"]);
    expect(toggleAddress(choice, "A@example.jp").ticked).toEqual([]);
    expect(toggleAddress(choice, "z@example.jp").ticked).toEqual(["a@example.jp", "z@example.jp"]);
  });
});

it("a template that is gone is the usual one", () => {
  const look = { subjectType: 4, attachType: 2, templateId: "0", encoding: "iso2022jp" };
  expect(looksOf(anEdition(options([], "7")))).toEqual(look);
});
