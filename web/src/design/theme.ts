import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from "@mantine/core";
import { components } from "./component-defaults.ts";
import { ai, kohaku, shu, wakaba } from "./ramps.ts";

const FONT = "var(--font)";

/** Text on a filled control: Mantine picks it for one scheme only, ours is light on shade 7 and near-black on shade 4. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === "filled" ? { ...colors, color: "var(--on-accent)" } : colors;
};

/** Mantine's theme after look.md section 2; colours of planes and text are set in css-variables.ts. */
export const theme = createTheme({
  primaryColor: "ai",
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: "#161a1f",
  colors: { ai, shu, kohaku, wakaba, red: shu, yellow: kohaku, green: wakaba, teal: wakaba, blue: ai },
  fontFamily: FONT,
  fontFamilyMonospace: "var(--font-code)",
  headings: { fontFamily: FONT, fontWeight: "700" },
  fontWeights: { regular: "400", medium: "700", bold: "700" },
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "1.5", sm: "1.5", md: "1.5", lg: "1.9", xl: "1.4" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { xs: "3px", sm: "6px", md: "8px", lg: "12px" },
  defaultRadius: "sm",
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  shadows: { xs: "var(--e1)", sm: "var(--e1)", md: "var(--e1)", lg: "var(--e2)", xl: "var(--e2)" },
  variantColorResolver,
  components,
});
