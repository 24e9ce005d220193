import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import LicencesScreen from "./LicencesScreen.tsx";

const terms = (given: object = {}) => ({
  __typename: "LicenceTerms",
  ...{ validFrom: null, validTo: null, showDays: null, printDays: null, mailDays: null },
  ...{ maxReaders: null, maxCopies: null, excerptChars: null, forbiddenPurposes: [] },
  ...{ articleYen: 0, readerYen: 0, copyYen: 0, prices: [], ...given },
});
const licence = (name: string, given: object, ended = false) => ({
  __typename: "OwnLicence",
  ...{ mediaCode: name, rightholder: null, name, ended, terms: terms(given) },
});
const agency = { ...licence("共同通信", { maxReaders: 8 }), mediaCode: null, rightholder: "共同通信" };
const uses = (mediaName: string, given: object) => ({
  __typename: "MediumUses",
  ...{ mediaCode: mediaName, mediaName, rightholder: null, articles: 2, readers: 3, copies: 13, uses: 4 },
  ...{ articleYen: 500, readerYen: 30, copyYen: 7, totalYen: 1181, ...given },
});
const ofAgency = {
  __typename: "RightholderUses",
  ...{ rightholder: "共同通信", articles: 2, readers: 3, copies: 13, uses: 4, totalYen: 1181 },
};
const answer = (media: object[], totalYen: number, ownLicences: object[] = [], rightholders: object[] = []) => ({
  data: { ownLicences, licenceUses: { __typename: "LicenceUses", month: "2026-11", totalYen, media, rightholders } },
});

it("shows what licences allow, and a month's uses with their sums and yen", async () => {
  const bff = fakeBff({
    LicencesScreen: answer(
      [uses("東都新聞", {}), uses("暁新聞", { articleYen: 0, readerYen: 0, copyYen: 0, totalYen: 0 })],
      1181,
      [
        licence(
          "東都新聞",
          { validTo: "2026-11-20", printDays: 0, maxCopies: 60, excerptChars: 40, forbiddenPurposes: ["ai"] },
          true,
        ),
      ],
    ),
  });
  render(<LicencesScreen />, "/1070?month=2026-11");
  const report = within(await screen.findByRole("region", { name: "媒体ごとの利用" }));
  expect(report.getByRole("row", { name: /東都新聞/ }).textContent).toContain("記事500円・閲覧者30円・1部7円1,181円");
  expect(report.getByRole("row", { name: /暁新聞/ }).textContent).toMatch(/なし0円$/);
  expect(report.getByRole("row", { name: /合計/ }).textContent).toBe("合計462681,181円");
  const bounds = within(screen.getByRole("region", { name: "媒体ごとの許諾" }));
  expect(bounds.getByRole("row", { name: /東都新聞/ }).textContent).toMatch(
    /～2026\/11\/20 期限外制限なし不可制限なし制限なし60部40字AI不可なし/,
  );
  expect(screen.queryByRole("region", { name: "権利者ごとの利用" })).toBeNull();
  expect(bff.calls[0]?.body.variables).toEqual({ month: "2026-11" });
});

it("tells copy of agencies apart, in lines of its own and in sums by agency", async () => {
  const media = [uses("東都新聞", { totalYen: 0 }), uses("東都新聞", { rightholder: "共同通信" })];
  fakeBff({ LicencesScreen: answer(media, 1181, [agency], [ofAgency]) });
  render(<LicencesScreen />, "/1070?month=2026-11");
  const report = within(await screen.findByRole("region", { name: "媒体ごとの利用" }));
  expect(report.getByRole("row", { name: /東都新聞（共同通信の配信記事）/ }).textContent).toMatch(/1,181円$/);
  const sums = within(screen.getByRole("region", { name: "権利者ごとの利用" }));
  expect(sums.getByRole("row", { name: /共同通信/ }).textContent).toBe("共同通信231341,181円");
  expect(screen.getByRole("row", { name: /共同通信 配信記事/ }).textContent).toContain("8人");
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
