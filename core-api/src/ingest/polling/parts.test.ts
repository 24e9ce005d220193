import { describe, expect, it } from "vitest";
import { isPublicAddress, leadsInside, publicLookup } from "./public-address.ts";
import { retryAfter } from "./retry-after.ts";
import { nextDue } from "./schedule.ts";

const NOW = new Date("2026-11-20T06:00:00Z");
const minutesLater = (moment: Date | null) => moment && (moment.getTime() - NOW.getTime()) / 60_000;

describe("a public address", () => {
  it.each(["8.8.8.8", "203.0.114.1", "2001:4860:4860::8888"])("is %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["127.0.0.1", "loopback"],
    ["127.8.8.8", "loopback"],
    ["0.0.0.0", "this machine"],
    ["10.1.2.3", "private"],
    ["172.31.0.1", "private"],
    ["192.168.0.1", "private"],
    ["169.254.169.254", "link-local, where clouds keep their secrets"],
    ["100.64.0.1", "carrier's"],
    ["224.0.0.1", "multicast"],
    ["255.255.255.255", "broadcast"],
    ["::1", "loopback"],
    ["::", "unspecified"],
    ["fe80::1", "link-local"],
    ["fd00::1", "unique local"],
    ["::ffff:127.0.0.1", "mapped"],
    ["::ffff:a00:1", "mapped, in hexadecimal"],
    ["64:ff9b::7f00:1", "translated"],
    ["2002:7f00:1::", "6to4"],
    ["not an address", "nothing"],
  ])("is not %s (%s)", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a URL that leads inside", () => {
  it.each([
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]:80/",
    "https://localhost/",
    "https://localhost./",
    "https://LOCALHOST:443/",
    "https://app.localhost/",
    "https://a.b.localhost./",
    "https://printer.local/",
    "https://chat.internal/",
    "https://metadata.google.internal/",
    "https://router.home.arpa/",
    "https://build.corp/",
    "https://intranet/",
    "https://ＬＯＣＡＬＨＯＳＴ/",
  ])("is %s", (url) => {
    expect(leadsInside(new URL(url))).toBe(true);
  });

  it.each([
    "https://feed.example.jp/",
    "https://feed.example.jp./",
    "https://8.8.8.8/",
    "https://[2001:4860:4860::8888]/",
    "https://localhost.example.jp/",
    "https://mylocalhost.jp/",
    "https://internal.example.jp/",
    "https://notlocal.jp/",
    "https://日本語.jp/",
  ])("is not %s", (url) => {
    expect(leadsInside(new URL(url))).toBe(false);
  });
});

describe("a name that is looked up for a connection", () => {
  const lookUp = (addresses: { address: string; family: number }[], all: boolean) =>
    new Promise((resolve) => {
      publicLookup(async () => addresses)("feed.example.jp", { all }, (error, found, family) =>
        resolve(error ? error.message : all ? found : { found, family }),
      );
    });
  const [inside, outside] = [
    { address: "10.0.0.1", family: 4 },
    { address: "203.0.114.1", family: 4 },
  ];

  it("gives its public addresses only, and fails with none", async () => {
    expect(await lookUp([inside, outside], true)).toEqual([outside]);
    expect(await lookUp([inside, outside], false)).toEqual({ found: outside.address, family: 4 });
    expect(await lookUp([inside], true)).toBe("feed.example.jp");
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 2],
    ["Fri, 20 Nov 2026 06:10:00 GMT", 10],
    ["99999999", 24 * 60],
    ["Fri, 20 Nov 2099 06:10:00 GMT", 24 * 60],
    ["0", null],
    ["Fri, 20 Nov 2026 05:00:00 GMT", null],
    ["-5", null],
    ["soon", null],
    [null, null],
  ])("%s is %s minutes from now", (header, minutes) => {
    expect(minutesLater(retryAfter(header, NOW))).toBe(minutes);
  });
});

describe("the next poll", () => {
  const due = (more: Partial<Parameters<typeof nextDue>[0]>) =>
    minutesLater(nextDue({ now: NOW, everyMinutes: 30, failures: 0, retryAfter: null, random: () => 0, ...more }));

  it("comes after the interval and up to a tenth of it more", () => {
    expect([due({}), due({ random: () => 0.999_999 })]).toEqual([30, expect.closeTo(33, 3)]);
  });

  it("comes later after each failure in a row, up to a day", () => {
    expect([1, 2, 3, 10, 1000].map((failures) => due({ failures }))).toEqual([60, 120, 240, 1440, 1440]);
  });

  it("comes when the source allows it, and not at once where that is soon", () => {
    const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect([due({ failures: 5, retryAfter: after(90) }), due({ failures: 5, retryAfter: after(1) })]).toEqual([90, 30]);
  });
});
