import type { CSSVariablesResolver } from "@mantine/core";

/** The `light` and `outline` variants of a colour: its text colour, on the soft plane that it passes on (look.md 2). */
const softVariants = (color: string, plane: string, text: string): Record<string, string> => ({
  [`--mantine-color-${color}-light`]: `var(--${plane})`,
  [`--mantine-color-${color}-light-hover`]: `var(--${plane})`,
  [`--mantine-color-${color}-light-color`]: `var(--${text})`,
  [`--mantine-color-${color}-outline`]: `var(--${text})`,
  [`--mantine-color-${color}-outline-hover`]: `var(--${plane})`,
});

/** By the names that components are given: red, not shu. */
const both: Record<string, string> = {
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--ok)",
  "--mantine-color-anchor": "var(--accent-ink)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-hover": "var(--hover)",
  "--mantine-color-default-border": "var(--control)",
  "--mantine-color-disabled": "var(--subtle)",
  "--mantine-color-disabled-color": "var(--ink-off)",
  "--mantine-color-disabled-border": "var(--line-strong)",
  "--mantine-color-ai-filled": "var(--accent)",
  "--mantine-color-ai-filled-hover": "var(--accent-hover)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
  ...softVariants("ai", "accent-soft", "accent-ink"),
  ...softVariants("red", "danger-soft", "danger"),
  ...softVariants("yellow", "warn-soft", "warn"),
  ...softVariants("green", "ok-soft", "ok"),
};

/** Mantine's colour variables for both schemes, led back to our tokens, which themselves change with the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });
