import type { GuidePage, GuideSection } from "../../domain/guide.ts";
import { type GuidePageId, type GuidePart, guidePages } from "../../domain/help/guide-pages.ts";
import { holdsAll, misfit, type Spelt, spell, wordsOf } from "../../domain/spelling.ts";

export type GuideFiles = Record<string, GuidePage>;

export interface BookPage extends GuidePage {
  id: GuidePageId;
}

/** The pages of one kind of reader. */
export interface BookPart {
  part: GuidePart;
  pages: readonly BookPage[];
}

/** A part's pages in their order. @throws where a file is missing */
export const partOf = (part: GuidePart, files: GuideFiles): BookPart => ({
  part,
  pages: guidePages[part].map((id) => {
    const [, page] = Object.entries(files).find(([file]) => file.endsWith(`/${part}/${id}.md`)) ?? [];
    if (!page) throw new Error(`docs/guide/${part}/${id}.md is missing`);
    return { ...page, id };
  }),
});

export interface Found {
  page: BookPage;
  section: GuideSection;
  part: GuidePart;
}

interface Entry extends Found {
  heading: Spelt;
  text: Spelt;
}

/** Headings before texts. */
const IN_TEXT = 10_000;

/** What finds paragraphs by words in any width and kind of kana, those first whose heading fits best. */
export function searchIn(book: readonly BookPart[]): (typed: string) => Found[] {
  const entries: Entry[] = book.flatMap(({ part, pages }) =>
    pages.flatMap((page) =>
      page.sections.map((section) => ({
        page,
        section,
        part,
        heading: spell(`${section.heading} ${page.title}`),
        text: spell(`${page.title}\n${section.words}`),
      })),
    ),
  );
  return (typed) => {
    const words = wordsOf(typed);
    return entries
      .flatMap((entry) => {
        const cost = misfit(typed, entry.heading) ?? (holdsAll(words, entry.text) ? IN_TEXT : null);
        return cost === null ? [] : { entry, cost };
      })
      .sort((one, other) => one.cost - other.cost)
      .map(({ entry: { page, section, part } }) => ({ page, section, part }));
  };
}
