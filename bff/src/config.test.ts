import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

const BFF_SECRET = "a secret of the tests, of forty characters";
const load = (environment: Record<string, string> = {}) => loadConfig({ BFF_SECRET, ...environment });

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    load(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
};

describe("loadConfig", () => {
  it("finds core-api on its port unless an address is given", () => {
    expect(load().coreUrl).toBe("http://127.0.0.1:8081");
    expect(load({ CORE_PORT: "9001" }).coreUrl).toBe("http://127.0.0.1:9001");
    expect(load({ CORE_PORT: "9001", CORE_URL: "http://core:8081/" }).coreUrl).toBe("http://core:8081");
  });

  it("takes empty variables for unset", () => {
    expect(load({ PORT: "", NODE_ENV: "" })).toMatchObject({ PORT: 8080, production: false });
  });

  it("names every variable at fault at once", () => {
    const faults = faultsOf({ PORT: "99999", CORE_URL: "ftp://x", NODE_ENV: "prod", LOG_LEVEL: "loud" });
    expect(faults.join("\n")).toMatch(/CORE_URL[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*CORE_URL/);
    expect(faults.some((fault) => fault.includes("PORT"))).toBe(true);
    expect(faults.some((fault) => fault.includes("NODE_ENV"))).toBe(true);
  });

  it.each(["PORTAL_URL", "TERMS_URL", "PRIVACY_URL"])(
    "takes an address for %s, and none that runs a script",
    (name) => {
      expect(faultsOf({ [name]: "https://portal.example/a?b=c" })).toEqual([]);
      for (const wrong of ["javascript:alert(1)", "portal.example", "/terms", "ftp://portal.example"])
        expect(faultsOf({ [name]: wrong }).join(), wrong).toContain(name);
    },
  );

  it("trusts nobody unless told whom", () => {
    expect(load().TRUSTED_PROXIES).toBe("");
    expect(faultsOf({ TRUSTED_PROXIES: "127.0.0.1, 10.1.0.0/16, ::1,2001:db8::/32" })).toEqual([]);
  });

  it.each([
    "loopback",
    "uniquelocal",
    "10.0.0.1/0",
    "10.0.0.1/33",
    "::/0",
    "10.0.0",
    "10.0.0.1/8/8",
    "10.0.0.1 10.0.0.2",
    "all",
    "true",
    "1",
  ])("takes %s for no proxy", (list) => {
    expect(faultsOf({ TRUSTED_PROXIES: list }).join()).toContain("TRUSTED_PROXIES");
  });

  it.each(["", "short"])("does not go without a secret, and says how to make it: %j", (secret) => {
    expect(faultsOf({ BFF_SECRET: secret }).join()).toMatch(/BFF_SECRET.*openssl rand -hex 32/);
  });
});
