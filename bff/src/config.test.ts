import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
};

describe("loadConfig", () => {
  it("finds core-api on its port unless an address is given", () => {
    expect(loadConfig({}).coreUrl).toBe("http://127.0.0.1:8081");
    expect(loadConfig({ CORE_PORT: "9001" }).coreUrl).toBe("http://127.0.0.1:9001");
    expect(loadConfig({ CORE_PORT: "9001", CORE_URL: "http://core:8081/" }).coreUrl).toBe("http://core:8081");
  });

  it("takes empty variables for unset", () => {
    expect(loadConfig({ PORT: "", NODE_ENV: "" })).toMatchObject({ PORT: 8080, production: false });
  });

  it("names every variable at fault at once", () => {
    const faults = faultsOf({ PORT: "99999", CORE_URL: "ftp://x", NODE_ENV: "prod", LOG_LEVEL: "loud" });
    expect(faults.join("\n")).toMatch(/CORE_URL[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*CORE_URL/);
    expect(faults.some((fault) => fault.includes("PORT"))).toBe(true);
    expect(faults.some((fault) => fault.includes("NODE_ENV"))).toBe(true);
  });
});
