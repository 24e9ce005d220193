import { attributeOf, collected } from "@kirinuki/schema/process/testing/collector.ts";
import { afterEach, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";

afterEach(stopServers);

const FOREIGN = `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01`;
const QUERY = { operationName: "Viewer", query: "query Viewer { viewer { userId } }" };

/** Asks for a screen and for a file of core-api, as a browser that names a trace of its own. */
async function asking() {
  const { origin, received } = await coreAnswering({ "/api/v1/login_user": {}, "/api/v1/notice": {} });
  const app = await bffBefore(origin);
  const headers = { traceparent: FOREIGN, tracestate: "x=y" };
  await app.inject({ method: "POST", url: "/graphql", payload: QUERY, headers });
  await app.inject({ url: "/api/v1/notice", headers });
  return received;
}

describe("a trace at the edge", () => {
  it("begins here, whatever the browser says, and goes on in core-api, for screens and files", async () => {
    let sent: string[] = [];
    const { spans } = await collected(async () => {
      sent = (await asking()).map(({ headers }) => String(headers.traceparent));
    });
    const [screen, file] = ["GraphQL Viewer", "GET /api/v1/*"].map((wanted) =>
      spans.find(({ name }) => name === wanted),
    );
    const call = spans.find(({ parentSpanId }) => parentSpanId === screen?.spanId);
    expect(sent).toEqual([`00-${screen?.traceId}-${call?.spanId}-01`, `00-${file?.traceId}-${file?.spanId}-01`]);
    expect(attributeOf(file, "http.response.status_code")).toBe(200);
    expect(JSON.stringify(spans)).not.toContain("ab".repeat(16));
  });

  it("is nowhere where nothing is traced", async () => {
    const received = await asking();
    expect(received).toHaveLength(2);
    for (const { headers } of received) expect(headers).not.toHaveProperty("traceparent");
  });
});
