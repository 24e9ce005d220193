import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

describe("cookies", () => {
  it.each([
    [{}, false],
    [{ PUBLIC_URL: "http://news.example.jp" }, false],
    [{ PUBLIC_URL: "https://news.example.jp/" }, true],
    [{ PUBLIC_URL: "HTTPS://news.example.jp" }, true],
    [{ PUBLIC_URL: "https://news.example.jp", COOKIE_SECURE: "false" }, false],
    [{ COOKIE_SECURE: "true" }, true],
    [{ PUBLIC_URL: "https://news.example.jp", COOKIE_SECURE: "" }, true],
  ])("are Secure where PUBLIC_URL is, unless it is said: %j", (environment, secure) => {
    expect(loadConfig(environment).secureCookies).toBe(secure);
  });
});

it("takes no short secret", () => {
  expect(() => loadConfig({ BFF_SECRET: "short" })).toThrow(ConfigError);
  expect(() => loadConfig({ KIRINUKI_SECRET: "short" })).toThrow(ConfigError);
});

it("wants the way past a pooler, for what holds connections", () => {
  const pooled = { DATABASE_POOLER: "transaction", DATABASE_URL: "postgresql://o@pooler/k" };
  expect(() => loadConfig(pooled)).toThrow("DATABASE_DIRECT_URL");
  expect(loadConfig({ ...pooled, DATABASE_DIRECT_URL: "postgresql://o@server/k" }).DATABASE_POOLER).toBe("transaction");
});
