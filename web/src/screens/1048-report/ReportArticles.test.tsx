import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { ReportArticles } from "./ReportArticles.tsx";

const article = {
  ...{ __typename: "ReportArticle", articleId: "m202611000000001", dataSection: 1, title: "電池の記事" },
  ...{ mediaName: "東都新聞", place: "2026/11/02 朝刊 1面", themeNames: ["電池"], prominenceText: "見出し" },
};
const answer = {
  data: { reportArticles: { __typename: "ReportArticles", articles: [article], total: 120 } },
};
const pages = (bff: ReturnType<typeof fakeBff>) => bff.calls.map(({ body }) => body.variables?.page);

it("begins with the page that the address names, and opens an article without leaving the application", async () => {
  const bff = fakeBff({ ReportArticles: answer });
  render(<ReportArticles id="5" />, "/1048?id=5&page=2");
  await userEvent.click(await screen.findByRole("link", { name: "電池の記事" }));
  expect(await screen.findByText("at /0008?articleId=m202611000000001&data_section=1&display_id=SID1048")).toBeTruthy();
  expect(pages(bff)).toEqual([2]);
});

it("turns the page, and takes what is no page for the first", async () => {
  const bff = fakeBff({ ReportArticles: answer });
  render(<ReportArticles id="5" />, "/1048?id=5&page=0");
  await userEvent.click(await screen.findByRole("button", { name: /次/ }));
  await screen.findByText(/51～100件/);
  expect(pages(bff)).toEqual([1, 2]);
});
