import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import type { Config } from "../config.ts";
import { BFF_SECRET, bffBefore, coreAnswering, listeningBff, stopServers } from "../testing/servers.ts";
import { aProfile } from "../testing/wire.ts";

afterEach(stopServers);

const ANSWERS = { "/api/v1/session": [aProfile()], "/admin/api/v1/session": {} };

/** The three ways to core-api: passed through for users and for operators, and composed. */
const WAYS: [string, InjectOptions][] = [
  ["REST", { url: "/api/v1/session" }],
  ["the operator's REST", { url: "/admin/api/v1/session" }],
  ["GraphQL", { method: "POST", url: "/graphql", payload: { query: "{ viewer { userId } }" } }],
];

/** What core-api is told of a caller at `remoteAddress`. */
async function told(
  way: InjectOptions,
  { remoteAddress, headers = {} }: Pick<InjectOptions, "remoteAddress" | "headers">,
  over: Partial<Config> = {},
) {
  const core = await coreAnswering(ANSWERS);
  const app = await bffBefore(core.origin, over);
  await app.inject({ ...way, ...(remoteAddress && { remoteAddress }), headers });
  return core.received[0]?.headers;
}

describe.each(WAYS)("over %s", (_way, way) => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.9", "172.18.0.1", "192.168.1.9", "fd00::9", "198.51.100.9"])(
    "nobody is believed by default, not even %s",
    async (remoteAddress) => {
      const headers = {
        host: "news.example.jp",
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-real-ip": "203.0.113.7",
        forwarded: "for=203.0.113.7",
        "x-kirinuki-bff": "guessed",
      };
      const seen = await told(way, { remoteAddress, headers });
      expect(seen).toMatchObject({
        "x-kirinuki-bff": BFF_SECRET,
        "x-forwarded-for": remoteAddress,
        "x-forwarded-host": "news.example.jp",
        "x-forwarded-proto": "http",
      });
      expect(seen).not.toHaveProperty("forwarded");
    },
  );

  it.each([
    ["a proxy", "10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["a proxy of a range", "192.0.2.200", "203.0.113.7", "203.0.113.7"],
    ["a proxy over IPv6", "2001:db8:5::1", "2001:db8::7", "2001:db8::7"],
    ["a proxy mapped into IPv6", "::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["what a browser claimed left of it", "10.0.0.1", "198.51.100.9, 203.0.113.7", "203.0.113.7"],
    ["a chain of proxies", "10.0.0.1", "198.51.100.9, 203.0.113.7, 192.0.2.1", "203.0.113.7"],
    ["a chain with a stranger in it", "10.0.0.1", "203.0.113.7, 198.51.100.9, 192.0.2.1", "198.51.100.9"],
    ["another's header", "10.0.0.2", "203.0.113.7", "10.0.0.2"],
    ["no header", "10.0.0.1", undefined, "10.0.0.1"],
    ["an empty one", "10.0.0.1", "", "10.0.0.1"],
    ["garbage", "10.0.0.1", "garbage", "10.0.0.1"],
    ["garbage left of an address", "10.0.0.1", "garbage, 203.0.113.7", "203.0.113.7"],
    ["garbage behind a chain", "10.0.0.1", "203.0.113.7, 1.2.3.4.5, 192.0.2.1", "192.0.2.1"],
    ["an address with a port", "10.0.0.1", "203.0.113.7:4711", "10.0.0.1"],
    ["a lone comma", "10.0.0.1", "203.0.113.7,", "203.0.113.7"],
  ])("through %s: %s says %j", async (_what, remoteAddress, said, address) => {
    const headers = said === undefined ? {} : { "x-forwarded-for": said };
    const over = { TRUSTED_PROXIES: "10.0.0.1, 192.0.2.0/24,2001:db8:5::/48" };
    expect(await told(way, { remoteAddress, headers }, over)).toHaveProperty("x-forwarded-for", address);
  });
});

it("several headers are one list", async () => {
  const core = await coreAnswering(ANSWERS);
  const origin = await listeningBff(core.origin, { TRUSTED_PROXIES: "127.0.0.1" });
  for (const values of [
    ["203.0.113.7", "198.51.100.9"],
    ["198.51.100.9", "203.0.113.7, 127.0.0.1"],
  ]) {
    const request = httpRequest(`${origin}/api/v1/session`, { headers: { "X-Forwarded-For": values } }).end();
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    answer.resume();
  }
  expect(core.received.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["198.51.100.9", "203.0.113.7"]);
});

it("host and scheme are those that a trusted proxy says", async () => {
  const headers = { host: "inside", "x-forwarded-host": "news.example.jp", "x-forwarded-proto": "https" };
  const proxy = { remoteAddress: "10.0.0.1", headers };
  expect(await told({ url: "/api/v1/session" }, proxy, { TRUSTED_PROXIES: "10.0.0.1" })).toMatchObject({
    "x-forwarded-host": "news.example.jp",
    "x-forwarded-proto": "https",
  });
});
