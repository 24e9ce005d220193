import base from "./playwright.config.ts";
const { webServer: _, ...rest } = base;
export default { ...rest, outputDir: "/tmp/pw-results", timeout: 90_000, expect: { timeout: 20_000 }, workers: 1 };
