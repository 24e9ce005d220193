import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ArticleRow, type ArticleRowProps } from "./ArticleRow.tsx";
import { MagazineLines, NewspaperLine, WebLine } from "./SourceLines.tsx";

afterEach(cleanup);

const on = { open: vi.fn(), tick: vi.fn() };
const row = (change: Partial<ArticleRowProps> = {}) => {
  on.open.mockReset();
  on.tick.mockReset();
  const { container } = render(
    <ul>
      <ArticleRow
        id="1"
        number={12}
        title="SiC基板、国内で　一貫生産"
        titleHits={[{ start: 0, end: 3 }]}
        unread
        open={false}
        ticked={false}
        tabbable
        layout="compact"
        selecting={false}
        href="?article=2-1"
        comment="広報部：確認のこと"
        correction={null}
        published
        thumbnailUrl="/api/v1/image?key=1"
        onOpen={on.open}
        onTick={on.tick}
        {...change}
      >
        second line
      </ArticleRow>
    </ul>,
  );
  return container;
};

describe("ArticleRow", () => {
  it("is compact: number, marked headline, second line; no comment, no picture", () => {
    const text = row();
    expect(text.textContent).toBe("12SiC基板、国内で　一貫生産second line");
    expect(text.querySelector("mark")?.textContent).toBe("SiC");
    expect(text.querySelector("img")).toBeNull();
    expect(screen.getByRole("img", { name: "未読" })).toBeTruthy();
  });

  it("is comfortable: thumbnail and comment too", () => {
    const text = row({ layout: "comfortable", unread: false });
    expect(text.textContent).toContain("広報部：確認のこと");
    expect(text.querySelector("img")?.getAttribute("src")).toBe("/api/v1/image?key=1");
    expect(screen.queryByRole("img", { name: "未読" })).toBeNull();
  });

  it("shows the comment on a phone too, and what a source corrected in every layout", async () => {
    expect(row({ layout: "phone" }).textContent).toContain("広報部：確認のこと");
    for (const layout of ["compact", "comfortable", "phone"] as const) {
      cleanup();
      row({ layout, correction: { correctedAt: "2026-11-20T13:00:00+09:00", fields: ["title", "article_text"] } });
      // The word is there at once, what changed comes with its chunk.
      expect(screen.getByText("訂正")).toBeTruthy();
      await vi.waitFor(() => expect(screen.getByText("訂正").title).toBe("2026/11/20 13:00　見出し、本文"));
    }
  });

  it("opens by click and selects by its box", () => {
    row();
    fireEvent.click(screen.getByRole("link"));
    expect(on.open).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("checkbox", { name: "記事12を選択" }), { shiftKey: true });
    expect(on.tick).toHaveBeenCalledWith(true);
    expect(on.open).toHaveBeenCalledOnce();
  });

  it("selects instead of opening while a phone selects, and has a box only then", () => {
    row({ layout: "phone", selecting: true });
    fireEvent.click(screen.getByRole("link"));
    expect(on.tick).toHaveBeenCalledWith(false);
    expect(on.open).not.toHaveBeenCalled();
    cleanup();
    row({ layout: "phone" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("tells which row is open", () => {
    row({ open: true });
    expect(screen.getByRole("link").getAttribute("aria-current")).toBe("true");
  });
});

describe("the lines below the headline", () => {
  const texts = (container: HTMLElement) =>
    [...container.children].map((line) =>
      line.children.length > 0 ? [...line.children].map((part) => part.textContent) : [line.textContent],
    );

  it("of a newspaper", () => {
    const place = { issueDate: "2026-11-20", issueType: "MORNING", page: "1", row: "5", imageCount: null } as const;
    const { container } = render(
      <NewspaperLine isImage={false} mediaName="東和経済新聞" searchWords={["SiC", "パワー半導体"]} {...place} />,
    );
    expect(texts(container)).toEqual([["本文", "東和経済新聞", "11/20 朝刊", "1面 5段", "SiC / パワー半導体"]]);
  });

  it("of a web article without a category", () => {
    const { container } = render(
      <WebLine category={null} mediaName="プレスひろば" reportedAt="2026-11-20T06:00:00+09:00" searchWords={[]} />,
    );
    expect(texts(container)).toEqual([["プレスひろば", "11/20 06:00"]]);
  });

  it.each([
    ["-", [["提供期間：-"]]],
    ["", []],
  ])("of a magazine with the sale period %j", (salePeriod, below) => {
    const { container } = render(
      <MagazineLines
        mediaName="週刊東和ビジネス"
        coverDate="2026-11-23"
        startPage={12}
        endPage={29}
        salePeriod={salePeriod}
        searchWords={["SiC"]}
      />,
    );
    expect(texts(container)).toEqual([["週刊東和ビジネス", "2026/11/23号", "12～29ページ", "SiC"], ...below]);
  });
});
