import { IconMenu2 } from "@tabler/icons-react";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { SideArea } from "./SideArea.tsx";

const GROUPS = [{ name: "利用者", entries: [{ to: "/1013", name: "ユーザー", icon: IconMenu2, isHere: true }] }];

/** On a screen so wide. */
const open = (width: number) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") ? width <= 899 : width >= 1200,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  render(
    <SideArea label="管理" groups={GROUPS} back={{ to: "/sp/0002", name: "記事へ戻る" }}>
      <main>一覧</main>
    </SideArea>,
    "/1013",
  );
};

it("has a way out on a phone", () => {
  open(390);
  expect(screen.getByRole("link", { name: "記事へ戻る" }).getAttribute("href")).toBe("/sp/0002");
});

it("has none on a wide screen, whose top bar leads there", () => {
  open(1440);
  expect(screen.queryByRole("link", { name: "記事へ戻る" })).toBeNull();
});
