import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SOURCES } from "../../domain/source.ts";
import { treeSections } from "../../domain/theme-tree.ts";
import { ThemeTree } from "./ThemeTree.tsx";

afterEach(cleanup);

const named = (id: string, name: string, newspaper: number, web = 0) => ({
  id,
  name,
  counts: { newspaper, web, magazine: 0 },
});
const sections = treeSections(
  {
    topics: [named("9", "今朝のまとめ", 6, 4)],
    groups: [
      { ...named("5", "半導体", 96, 118), themes: [named("1", "パワー半導体", 28, 12), named("2", "輸出管理", 4)] },
    ],
    themes: [named("3", "海外拠点の報道", 0)],
  },
  true,
);

function Tree({
  onChoose = () => {},
  sources = SOURCES,
}: {
  onChoose?: (name: string) => void;
  sources?: typeof SOURCES;
}) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  return (
    <ThemeTree
      sections={sections}
      sources={sources}
      selectedKey="THEME_GROUP:5/THEME:1"
      collapsed={collapsed}
      hrefOf={({ kind, id }) => `?${kind}=${id}`}
      onChoose={(node) => onChoose(node.name)}
      onToggle={(key) => setCollapsed(new Set(collapsed.has(key) ? [] : [key]))}
    />
  );
}

const seen = (name: string) =>
  [...row(name).querySelectorAll(":scope > [aria-hidden]")].map((part) => part.textContent);
const row = (name: string) => screen.getByRole("treeitem", { name: new RegExp(`^${name}\\(`) });

describe("ThemeTree", () => {
  it("shows name(n件), a column a source, and – for none", () => {
    render(<Tree />);
    expect(seen("パワー半導体")).toEqual(["パワー半導体(40件)", "28", "12", "–"]);
    expect(screen.getByRole("treeitem", { name: "パワー半導体(40件) 新聞28件 WEB12件 雑誌0件" })).toBeTruthy();
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
      "トピックス",
      "テーマグループ",
      "テーマ",
    ]);
  });

  it("counts and shows only the visible sources", () => {
    render(<Tree sources={["WEB"]} />);
    expect(seen("パワー半導体")).toEqual(["パワー半導体(12件)", "12"]);
  });

  it("puts one row into the tab order: the chosen one", async () => {
    render(<Tree />);
    await userEvent.tab();
    expect(document.activeElement).toBe(row("パワー半導体"));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it("moves with the arrows, closes and opens groups, and chooses with Enter", async () => {
    const onChoose = vi.fn();
    render(<Tree onChoose={onChoose} />);
    row("パワー半導体").focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("輸出管理"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(row("半導体"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(row("半導体").getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("treeitem", { name: /^輸出管理/ })).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("海外拠点の報道"));
    await userEvent.keyboard("{Home}{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("今朝のまとめ");
  });

  it("leaves clicks for another tab to the browser", () => {
    const onChoose = vi.fn();
    render(<Tree onChoose={onChoose} />);
    fireEvent.click(row("輸出管理"), { ctrlKey: true });
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(row("輸出管理"));
    expect(onChoose).toHaveBeenCalledWith("輸出管理");
  });

  it("opens and closes a group by its arrow without choosing it", () => {
    const onChoose = vi.fn();
    render(<Tree onChoose={onChoose} />);
    const arrow = row("半導体").querySelector("[data-open]");
    if (!arrow) throw new Error("no arrow");
    fireEvent.click(arrow);
    expect(row("半導体").getAttribute("aria-expanded")).toBe("false");
    expect(onChoose).not.toHaveBeenCalled();
  });
});
