import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aPaper } from "../../testing/articles.ts";
import { renderScreen, type ScreenAnswers } from "../../testing/render-screen.tsx";
import TracesScreen from "./TracesScreen.tsx";

const image = (serialNo: number, caption = "") => ({
  __typename: "ArticleImage",
  serialNo,
  url: `/api/v1/image?key=${serialNo}`,
  caption,
});
const traces = (images: object[]) => ({
  traces: { __typename: "Traces", images },
  article: { __typename: "ArticleDetail", article: aPaper("7", 1) },
});
const answers: ScreenAnswers = { TracesScreen: () => traces([image(1, "完成予想図"), image(2), image(3)]) };
const shown = () => screen.getByRole("figure").querySelector("img")?.getAttribute("src");

it("shows the picture of the address, and the others by keys, buttons and the strip, in one entry of the history", async () => {
  const { calls, address } = renderScreen(<TracesScreen />, {
    answers,
    address: "/0009?articleId=7&data_section=1&serial_no=2",
  });
  await screen.findByText("2／3");
  expect(calls).toEqual(["TracesScreen"]);
  expect(shown()).toBe("/api/v1/image?key=2");
  await userEvent.keyboard("k");
  expect(shown()).toBe("/api/v1/image?key=1");
  expect(screen.getByRole("figure").textContent).toBe("完成予想図");
  await userEvent.keyboard("kk{ArrowRight}{ArrowRight}j");
  expect(shown()).toBe("/api/v1/image?key=3");
  expect(screen.getByRole("button", { name: "次の写真・図版" }).hasAttribute("disabled")).toBe(true);
  await userEvent.click(screen.getByRole("img", { name: "写真・図版2" }));
  expect(address()).toBe("/0009?articleId=7&data_section=1&serial_no=2");
});

it("names a picture that does not load", async () => {
  renderScreen(<TracesScreen />, {
    answers: { TracesScreen: () => traces([image(1, "図")]) },
    address: "/0009?articleId=7&data_section=1",
  });
  fireEvent.error(await screen.findByRole("img", { name: "図" }));
  expect(screen.getByText("画像を表示できません")).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("says that there is none, or why none may be seen", async () => {
  renderScreen(<TracesScreen />, {
    answers: { TracesScreen: () => traces([]) },
    address: "/0009?articleId=7&data_section=1",
  });
  expect(await screen.findByRole("heading", { name: "写真・図版はありません" })).toBeTruthy();
});

it("shows the server's refusal", async () => {
  const refusal = { __typename: "Refusal", code: "x", message: "要求された記事は表示できません。" };
  const refused = { TracesScreen: () => ({ traces: refusal, article: refusal }) };
  renderScreen(<TracesScreen />, { answers: refused, address: "/sp/0009?articleId=7&data_section=1" });
  expect(await screen.findByRole("heading", { name: refusal.message })).toBeTruthy();
});
