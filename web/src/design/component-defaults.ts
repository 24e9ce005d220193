import type { MantineThemeComponents } from "@mantine/core";
import { designText } from "./text.ts";

const line = { borderColor: "var(--line)" };

/** Control heights come from the tokens, which follow the density (look.md 4). */
const heightOf = (size: unknown): string =>
  size === "xs" ? "var(--control-h-sm)" : size === "lg" ? "44px" : "var(--control-h)";
const textOf = (size: unknown): string =>
  size === "xs" ? "var(--fs-12)" : size === "lg" ? "var(--fs-14)" : "var(--fs-13)";

/** Secondary buttons are not bold: one primary button stands out on a screen. */
const isQuiet = (variant: unknown): boolean => variant === "default" || variant === "subtle";

type Sized = { size?: unknown };

const inputVars = (_theme: unknown, props: Sized) => ({
  wrapper: {
    "--input-height": heightOf(props.size),
    "--input-fz": `var(--control-fz, ${textOf(props.size)})`,
    "--input-padding": "10px",
  },
});

/**
 * Defaults of Mantine components. Plain objects on purpose: `Button.extend()` would pull every component named here
 * into the first load.
 */
export const components: MantineThemeComponents = {
  Button: {
    vars: (_theme: unknown, props: Sized) => ({
      root: {
        "--button-height": heightOf(props.size),
        "--button-fz": textOf(props.size),
        "--button-padding-x": props.size === "xs" ? "9px" : "12px",
      },
    }),
    styles: (_theme: unknown, props: { variant?: unknown }) => ({
      root: { fontWeight: isQuiet(props.variant) ? 400 : 700 },
      label: { fontWeight: "inherit" },
    }),
  },
  ActionIcon: {
    defaultProps: { variant: "subtle", color: "gray" },
    vars: (_theme: unknown, props: Sized) => ({
      root: { "--ai-size": heightOf(props.size), "--ai-color": "var(--ink-2)", "--ai-hover": "var(--hover)" },
    }),
  },
  Input: { vars: inputVars },
  InputWrapper: {
    styles: {
      label: { fontWeight: 700, fontSize: "var(--label-fz, var(--fs-13))", marginBottom: 4 },
      required: { color: "var(--danger)" },
    },
  },
  Checkbox: { defaultProps: { size: "16px", radius: 4 } },
  Radio: { defaultProps: { size: "16px" }, vars: () => ({ root: { "--radio-icon-size": "6px" } }) },
  Divider: { defaultProps: { color: "var(--line)" } },
  Table: {
    defaultProps: { borderColor: "var(--line)", highlightOnHoverColor: "var(--hover)", stripedColor: "var(--subtle)" },
  },
  Card: { styles: { root: line, section: line } },
  Paper: { styles: { root: line } },
  AppShell: { styles: { header: line, navbar: line, main: line, aside: line, footer: line } },
  Tabs: { styles: { list: line } },
  Menu: {
    defaultProps: { shadow: "sm", radius: "md", transitionProps: { duration: 120 } },
    styles: { dropdown: { ...line, background: "var(--raised)" } },
  },
  Popover: {
    defaultProps: { shadow: "sm", radius: "md" },
    styles: { dropdown: { ...line, background: "var(--raised)" } },
  },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps: { duration: 120 } },
    styles: { tooltip: { fontSize: 12 } },
  },
  ModalRoot: {
    defaultProps: {
      radius: "lg",
      shadow: "lg",
      centered: true,
      size: 440,
      transitionProps: { duration: 180, transition: "fade" },
    },
  },
  ModalOverlay: { defaultProps: { style: { background: "var(--scrim)" } } },
  Modal: {
    styles: {
      content: { background: "var(--raised)", borderRadius: "var(--r4)" },
      header: { background: "var(--raised)", padding: "14px 16px 6px 24px" },
      body: { padding: "10px 24px 20px" },
      title: { fontWeight: 700, fontSize: "var(--fs-16)", lineHeight: 1.5 },
    },
  },
  ModalCloseButton: { defaultProps: { "aria-label": designText.close } },
  DrawerCloseButton: { defaultProps: { "aria-label": designText.close } },
  CloseButton: { defaultProps: { size: 28 } },
  Drawer: { defaultProps: { transitionProps: { duration: 180 } } },
  Notification: { styles: { root: { ...line, background: "var(--raised)" } } },
};
