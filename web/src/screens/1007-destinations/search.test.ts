import { expect, it } from "vitest";
import { SECTION_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { filterOf, readSearch, writeSearch } from "./search.ts";

it.each(SECTION_OPTIONS)("searches by the source that the form offers as $label", ({ value }) => {
  const { search } = readSearch(writeSearch({ target: "", section: value, mail: "" }, 1));
  expect(filterOf(search).dataSection).toBe(Number(value));
});

it("reads nothing from an address that names a source which the form does not offer", () =>
  expect(readSearch(new URLSearchParams("section=9")).search.section).toBe(""));
