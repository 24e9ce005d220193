import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "./days.ts";
import { generateDemo } from "./generate.ts";
import type { DemoArticle, DemoMagazineArticle, DemoNewspaperArticle, DemoWebArticle } from "./types.ts";
import { faultsOf } from "./wording.ts";

const TODAY = "2026-11-20";
const demo = generateDemo({ seed: "kirinuki", today: TODAY });
const isPrinted = (a: DemoArticle): a is DemoNewspaperArticle => a.dataSection === 1 || a.dataSection === 2;
const isWeb = (a: DemoArticle): a is DemoWebArticle => a.dataSection === 3;
const isMagazine = (a: DemoArticle): a is DemoMagazineArticle => a.dataSection === 5;
const printed = demo.articles.filter(isPrinted);
const web = demo.articles.filter(isWeb);
const magazines = demo.articles.filter(isMagazine);

describe("the demo's content", () => {
  it("is the same for the same seed and day, and another for another seed", () => {
    expect(JSON.stringify(generateDemo({ seed: "kirinuki", today: TODAY }))).toBe(JSON.stringify(demo));
    const other = generateDemo({ seed: "other", today: TODAY });
    expect(other.articles.map((a) => a.title)).not.toEqual(demo.articles.map((a) => a.title));
  });

  it("holds about 3,000 articles of all four sources", () => {
    const count = (section: number): number => demo.articles.filter((a) => a.dataSection === section).length;
    expect(Math.abs(demo.articles.length - 3000)).toBeLessThan(250);
    expect(Math.abs(count(1) - 600)).toBeLessThan(110);
    expect(Math.abs(count(2) - 600)).toBeLessThan(110);
    expect(Math.abs(count(3) - 1500)).toBeLessThan(170);
    expect(count(5)).toBe(300);
    expect([demo.newspapers.length, demo.webSites.length, demo.magazines.length, demo.issues.length]).toEqual([
      24, 15, 8, 12,
    ]);
  });

  it.each(["2026-02-10", "2026-07-05", "2027-01-03", "2028-02-29"])("works for any day of the year: %s", (today) => {
    const content = generateDemo({ seed: "kirinuki", today });
    expect(Math.abs(content.articles.length - 3000)).toBeLessThan(300);
    expect(content.articles.flatMap((a) => faultsOf(a.articleText || "。"))).toEqual([]);
    expect(content.articles.every((a) => a.arrivedOn <= today && a.arrivedOn > addDays(today, -20))).toBe(true);
  });

  it("gives every article its own id and nearly every one its own headline", () => {
    expect(new Set(demo.articles.map((a) => `${a.dataSection}/${a.articleId}`)).size).toBe(demo.articles.length);
    expect(new Set(demo.articles.map((a) => a.title)).size).toBeGreaterThan(demo.articles.length * 0.99);
  });

  it("leaves no empty slot, doubled particle or broken quotation in any text", () => {
    const faults = demo.articles.flatMap((a) => {
      const full = isMagazine(a) ? a.fullText : isPrinted(a) ? a.printText : a.articleText;
      const found = [...faultsOf(full), ...faultsOf(`${a.title}。`)];
      return found.length > 0 ? [`${a.title}: ${found.join()}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

describe("its rhythm", () => {
  it("covers 20 days up to today, in order of arrival", () => {
    const days = new Set(demo.articles.map((a) => a.arrivedOn));
    expect([...days].sort()).toEqual(Array.from({ length: 20 }, (_, i) => addDays(TODAY, i - 19)));
    const times = demo.articles.map((a) => a.arrivedAt);
    expect(times).toEqual([...times].sort());
  });

  it("has 36 days before them, as dense and as text only", () => {
    const days = new Set(demo.history.map((a) => a.arrivedOn));
    expect([...days].sort()).toEqual(Array.from({ length: 36 }, (_, i) => addDays(TODAY, i - 55)));
    const daily = (articles: readonly DemoArticle[], of: number): number =>
      articles.filter((a) => !isMagazine(a)).length / of;
    expect(daily(demo.history, 36) / daily(demo.articles, 20)).toBeCloseTo(1, 0);
    expect(demo.history.filter((a) => isPrinted(a) && (a.pdfKey !== null || a.articleText === ""))).toEqual([]);
    const all = [...demo.articles, ...demo.history];
    expect(new Set(all.map((a) => `${a.dataSection}/${a.articleId}`)).size).toBe(all.length);
  });

  it("has a day on which one matter fills the papers", () => {
    const wind = [...printed, ...web].filter((a) => a.title.includes("洋上風力") || a.articleText.includes("洋上風力"));
    const perDay = [...Map.groupBy(wind, (a) => a.arrivedOn).values()]
      .map((ofDay) => ofDay.length)
      .toSorted((a, b) => b - a);
    expect(perDay[0]).toBeGreaterThan(3 * (perDay[3] ?? 0));
  });

  it("prints no evening edition on Sundays or after this morning", () => {
    const evening = printed.filter((a) => a.issueType === 2);
    expect(evening.length).toBeGreaterThan(60);
    expect(printed.filter((a) => a.mediaName.startsWith("夕刊") && a.issueType !== 2)).toEqual([]);
    expect(evening.filter((a) => weekdayOf(a.issueDate) === 0 || a.issueDate === TODAY)).toEqual([]);
  });

  it("is quieter at weekends, and trade papers rest", () => {
    const perDay = (weekday: number): number => {
      const days = new Set(demo.articles.filter((a) => weekdayOf(a.arrivedOn) === weekday).map((a) => a.arrivedOn))
        .size;
      return web.filter((a) => weekdayOf(a.arrivedOn) === weekday).length / days;
    };
    expect(perDay(0)).toBeLessThan(perDay(3) * 0.6);
    const trade = new Set(["S021", "S022", "S023", "S024", "S025", "S026", "T102"]);
    const atWeekend = printed.filter((a) => trade.has(a.mediaCode) && [0, 6].includes(weekdayOf(a.issueDate)));
    expect(atWeekend.map((a) => a.title)).toEqual([]);
  });

  it("lets several outlets tell one story in different words", () => {
    const stories = Map.groupBy([...printed, ...web], (a) => a.sameStoryId);
    const shared = [...stories.values()].filter((s) => s.length >= 3);
    expect(shared.length).toBeGreaterThan(200);
    for (const story of shared) expect(new Set(story.map((a) => a.title)).size).toBe(story.length);
    expect(demo.articles.filter((a) => a.title.startsWith("訂正　")).length).toBeGreaterThan(3);
  });
});

describe("its fields", () => {
  it("are complete for newspapers", () => {
    for (const a of printed) {
      expect(a.articleClass).not.toBe("");
      expect(a.frameNo).toBeGreaterThan(0);
      expect(a.headNo).toBeGreaterThan(0);
      expect(a.noTextFlag).toBe(a.articleText === "");
      expect(a.noImageFlag).toBe(a.pdfKey === null);
      expect((a.pdfKey === null) === (a.layout === null) && (a.pdfKey === null) === (a.thumbnailKey === null)).toBe(
        true,
      );
      expect(a.charCount).toBe([...a.printText.replaceAll("\n", "")].length);
      expect(a.images.map((i) => i.serialNo)).toEqual(a.images.map((_, i) => i + 1));
    }
    expect(
      printed.some((a) => a.noTextFlag) &&
        printed.some((a) => a.noImageFlag) &&
        printed.some((a) => a.dispStatus === 0),
    ).toBe(true);
    const papers = new Map(demo.newspapers.map((p) => [p.code, p]));
    expect(printed.every((a) => papers.get(a.mediaCode)?.dataSection === a.dataSection)).toBe(true);
  });

  it("are complete for the web", () => {
    const sites = new Map(demo.webSites.map((s) => [s.code, s]));
    for (const a of web) {
      expect(new URL(a.url).host).toBe(sites.get(a.mediaCode)?.domain);
      expect(sites.get(a.mediaCode)?.categories).toContain(a.category);
      expect(a.reportingDate.slice(0, 10)).toBe(a.arrivedOn);
      expect(a.articleText.length).toBeGreaterThan(80);
    }
    expect(new Set(web.map((a) => a.url)).size).toBe(web.length);
  });

  it("are complete for magazines", () => {
    const issues = new Map(demo.issues.map((i) => [i.contentsId, i]));
    for (const a of magazines) {
      expect(issues.get(a.contentsId)?.coverDate).toBe(a.coverDate);
      expect(a.endPage).toBeGreaterThanOrEqual(a.startPage);
      expect(a.endPage).toBeLessThan(issues.get(a.contentsId)?.pageCount ?? 0);
      if (a.salesDatetimeFlag === 0) expect(a.redeliveryFromDatetime).not.toBeNull();
      else expect((a.salesFromDatetime ?? "") < (a.salesToDatetime ?? "")).toBe(true);
    }
    expect(magazines.some((a) => a.delFlag === 1)).toBe(true);
    expect(magazines.some((a) => a.salesToDatetime !== null && a.salesToDatetime < TODAY)).toBe(true);
    expect(magazines.some((a) => a.salesDatetimeFlag === 0)).toBe(true);
  });
});
