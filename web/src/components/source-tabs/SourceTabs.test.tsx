import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { SOURCES, type Source } from "../../domain/source.ts";
import { SourceTabs } from "./SourceTabs.tsx";

afterEach(cleanup);

function Tabs({ sources = SOURCES, count = 3 }: { sources?: readonly Source[]; count?: number | null }) {
  const [active, setActive] = useState<Source | null>(sources[0] ?? null);
  return (
    <SourceTabs sources={sources} active={active} countOf={() => count} onChoose={setActive}>
      <p>{active}</p>
    </SourceTabs>
  );
}

const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent);

describe("SourceTabs", () => {
  it("shows the visible sources with their counts, and no greyed ones", () => {
    render(<Tabs sources={["NEWSPAPER", "MAGAZINE"]} />);
    expect(names()).toEqual(["新聞(3件)", "雑誌(3件)"]);
  });

  it("never says 0件 of what could not be loaded", () => {
    render(<Tabs count={null} />);
    expect(names()).toEqual(["新聞", "WEB", "雑誌"]);
  });

  it("changes by click and by the arrow keys, round the ends, with the focus on the tab", async () => {
    render(<Tabs />);
    await userEvent.click(screen.getByRole("tab", { name: "WEB(3件)" }));
    expect(screen.getByRole("tabpanel", { name: "WEB(3件)" }).textContent).toBe("WEB");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("新聞(3件)");
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("雑誌(3件)");
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("tabpanel").textContent).toBe("NEWSPAPER");
  });
});
