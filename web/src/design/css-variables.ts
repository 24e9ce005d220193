import type { CSSVariablesResolver } from "@mantine/core";

/** The `light` variant of a colour: a soft plane with the text colour that passes on it (look.md 2). */
const softVariant = (color: string, plane: string, text: string): Record<string, string> => ({
  [`--mantine-color-${color}-light`]: `var(--${plane})`,
  [`--mantine-color-${color}-light-hover`]: `var(--${plane})`,
  [`--mantine-color-${color}-light-color`]: `var(--${text})`,
});

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
  ...softVariant("ai", "accent-soft", "accent-ink"),
  ...softVariant("shu", "danger-soft", "danger"),
  ...softVariant("kohaku", "warn-soft", "warn"),
  ...softVariant("wakaba", "ok-soft", "ok"),
};

/** Mantine's colour variables for both schemes, led back to our tokens, which themselves change with the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });
