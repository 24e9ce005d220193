import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const SCREEN = `query Screen($day: Day, $source: ArticleSource!) { arrivalScreen(day: $day, source: $source) {
  day source checkedAt expectedMedia arrivedMedia articles usualArticles
  media { code name state articles lastAt usualArticles usualTime steps { minute articles } alarm { raisedAt toldTimes raisedTimes acknowledgedBy } affected { contracts themes } } } }`;

describe("the arrival board", () => {
  it("is of today unless a day is named, by one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SCREEN, { source: "NEWSPAPER" })).toEqual({
      arrivalScreen: {
        day: "2026-11-20",
        source: "NEWSPAPER",
        checkedAt: "2026-11-20T06:47:00+09:00",
        expectedMedia: 1,
        arrivedMedia: 1,
        articles: 3,
        usualArticles: 142,
        media: [
          {
            code: "np-9",
            name: "西海日日新聞",
            state: "few",
            articles: 3,
            lastAt: "2026-11-20T04:02:00+09:00",
            usualArticles: 142,
            usualTime: "05:10",
            steps: [{ minute: 240, articles: 3 }],
            alarm: { raisedAt: "2026-11-20T05:20:00+09:00", toldTimes: 2, raisedTimes: 3, acknowledgedBy: null },
            affected: { contracts: 7, themes: 12 },
          },
        ],
      },
    });
    expect(fake.calls()).toEqual(["media_arrivals"]);
    expect(fake.argumentOf("media_arrivals")).toEqual({ data_section: 1 });
  });

  it("asks for the source and the day named", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, SCREEN, { source: "WEB", day: "2026-11-18" });
    expect(fake.argumentOf("media_arrivals")).toEqual({ data_section: 3, process_date: "2026-11-18" });
  });

  it("is for operators, and of days that there are", async () => {
    const fake = fakeCoreApi({ answers: { media_arrivals: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, SCREEN, { source: "MAGAZINE" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    const wrong = fakeCoreApi();
    expect((await runOperation(wrong, SCREEN, { source: "WEB", day: "2026-02-30" })).errors).toHaveLength(1);
    expect(wrong.calls()).toEqual([]);
  });
});
