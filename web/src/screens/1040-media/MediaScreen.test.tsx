import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MediaScreen from "./MediaScreen.tsx";

const media = (count: number) => ({
  data: {
    media: Array.from({ length: count }, (_, index) => ({
      __typename: "Medium",
      code: `M${index}`,
      name: `新聞${index}`,
      group: index % 2 === 0 ? 1 : null,
      source: index % 2 === 0 ? "NEWSPAPER" : "WEB",
    })),
  },
});

describe("1040", () => {
  it("finds media by name, code and source, and searches those that are ticked", async () => {
    const bff = fakeBff({ Media: media(12) });
    render(<MediaScreen />, "/1040");
    expect(await screen.findAllByRole("rowheader")).toHaveLength(12);
    await userEvent.click(screen.getByRole("radio", { name: "WEB" }));
    await userEvent.type(screen.getByLabelText("媒体名・コードで絞り込む"), "1");
    await userEvent.click(screen.getByRole("checkbox", { name: "新聞11を選択" }));
    expect(screen.getAllByRole("rowheader")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "選んだ媒体で検索" }));
    expect(await screen.findByText(`at /search?media=${encodeURIComponent("新聞11")}`)).toBeTruthy();
    expect(bff.operations()).toEqual(["Media"]);
  });

  it("can be asked for again", async () => {
    fakeBff({ Media: [new TypeError("x"), media(0)] });
    render(<MediaScreen />, "/1040");
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("選べる媒体がありません")).toBeTruthy();
  });
});
