import { expect, it } from "vitest";
import { cssVariablesResolver } from "./css-variables.ts";
import { theme } from "./theme.ts";

it("gives a button that destroys the colour of danger in both schemes, not Mantine's near white in the dark one", () => {
  // The resolver is handed the whole theme; this one reads nothing of it.
  const { light, dark } = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0]);
  for (const scheme of [light, dark])
    expect(scheme).toMatchObject({
      "--mantine-color-red-outline": "var(--danger)",
      "--mantine-color-red-outline-hover": "var(--danger-soft)",
    });
});
