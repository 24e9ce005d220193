import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import LicencesScreen from "./LicencesScreen.tsx";

const terms = (given: object = {}) => ({
  __typename: "LicenceTerms",
  ...{ validFrom: null, validTo: null, showDays: null, printDays: null, mailDays: null },
  ...{ maxReaders: null, maxCopies: null, excerptChars: null, ...given },
});
const licence = (mediaName: string, given: object, ended = false) => ({
  __typename: "OwnLicence",
  ...{ mediaCode: mediaName, mediaName, ended, terms: terms(given) },
});
const uses = (mediaName: string, given: object) => ({
  __typename: "MediumUses",
  ...{ mediaCode: mediaName, mediaName, articles: 2, readers: 3, copies: 13, uses: 4 },
  ...{ articleYen: 500, readerYen: 30, copyYen: 7, totalYen: 1181, ...given },
});
const answer = (media: object[], totalYen: number, ...ownLicences: object[]) => ({
  data: { ownLicences, licenceUses: { __typename: "LicenceUses", month: "2026-11", totalYen, media } },
});

it("shows what licences allow, and a month's uses with their sums and yen", async () => {
  const bff = fakeBff({
    LicencesScreen: answer(
      [uses("東都新聞", {}), uses("暁新聞", { articleYen: 0, readerYen: 0, copyYen: 0, totalYen: 0 })],
      1181,
      licence("東都新聞", { validTo: "2026-11-20", printDays: 0, maxCopies: 60, excerptChars: 40 }, true),
    ),
  });
  render(<LicencesScreen />, "/1070?month=2026-11");
  const report = within(await screen.findByRole("region", { name: "媒体ごとの利用" }));
  expect(report.getByRole("row", { name: /東都新聞/ }).textContent).toContain("記事500円・閲覧者30円・1部7円1,181円");
  expect(report.getByRole("row", { name: /暁新聞/ }).textContent).toMatch(/なし0円$/);
  expect(report.getByRole("row", { name: /合計/ }).textContent).toBe("合計462681,181円");
  const bounds = within(screen.getByRole("region", { name: "媒体ごとの許諾" }));
  expect(bounds.getByRole("row", { name: /東都新聞/ }).textContent).toMatch(
    /～2026\/11\/20 期限外制限なし不可制限なし制限なし60部40字/,
  );
  expect(bff.calls[0]?.body.variables).toEqual({ month: "2026-11" });
});

it("says that nothing was used and nothing is bound, or that it could not be read", async () => {
  fakeBff({ LicencesScreen: answer([], 0) });
  const { unmount } = render(<LicencesScreen />, "/1070");
  expect(await screen.findByText("この月に使われた原文はありません。")).toBeTruthy();
  expect(screen.getByText("制限のある媒体はありません。")).toBeTruthy();
  unmount();
  fakeBff({ LicencesScreen: unauthenticated });
  render(<LicencesScreen />, "/1070");
  expect(await screen.findByText("利用許諾を読み込めませんでした")).toBeTruthy();
});
