import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { USAGE_METERS } from "../../features/usage-meters/usage-documents.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import FrameUsage from "./FrameUsage.tsx";

const meters = (...used: number[]) => ({
  data: {
    usageMeters: used.map((each, index) => ({
      __typename: "UsageMeter",
      cap: index === 0 ? "NEWSPAPER_IMAGE" : "NEWSPAPER_TEXT",
      ...{ name: null, used: each, max: 1000, lines: [80, 100], forecast: index === 0 ? null : "2026-11-26" },
    })),
  },
});

describe("the meter in the bar", () => {
  it("shows the cap that is reached first, leads to the records, and follows each use", async () => {
    fakeBff({ UsageMeters: [meters(10, 812), meters(10, 813)] });
    const client = newSessionClient();
    render(<FrameUsage />, "/", client);
    const link = await screen.findByRole("link", { name: /^原文 今月 812／1,000件/ });
    expect(link.getAttribute("href")).toBe("/0015");
    expect(link.title).toContain("新聞（本文） 今月の原文利用 812件、上限1,000件。このままでは11月26日に上限");
    await act(() => client.refetchQueries({ include: [USAGE_METERS] }));
    await waitFor(() => expect(link.textContent).toContain("813／1,000件"));
  });

  it("stays away where usage can't be read", async () => {
    const bff = fakeBff({ UsageMeters: new TypeError("x") });
    render(<FrameUsage />);
    await waitFor(() => expect(bff.calls).toHaveLength(1));
    expect(screen.queryByRole("link")).toBeNull();
  });
});
