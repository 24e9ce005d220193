import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../browser/session-storage.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { fakeBff, unauthenticated } from "../testing/fake-bff.ts";
import { remembered, somebody } from "../testing/sign-in-answers.ts";
import { VIEWER } from "./sign-in-documents.ts";

const signedIn = { data: { __typename: "Query", viewer: aViewer() } };

async function fresh() {
  vi.resetModules();
  const [client, session] = [await import("./session-client.ts"), await import("./session.ts")];
  fakeBff({ Viewer: signedIn });
  await session.knownSession();
  return { client: client.newSessionClient(), session };
}

let given: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  given = await fresh();
});

const ask = () => given.client.query({ query: VIEWER, fetchPolicy: "network-only" });

describe("the link to the bff", () => {
  it("sends a document by the hash that codegen gave it", async () => {
    vi.stubEnv("DEV", false);
    const bff = fakeBff({ Viewer: signedIn });
    await expect(ask()).resolves.toMatchObject({ data: { viewer: { name: "佐久間 遥" } } });
    vi.unstubAllEnvs();
    expect(bff.calls[0]?.body.extensions).toMatchObject({
      persistedQuery: { sha256Hash: expect.stringMatching(/^sha256:/) },
    });
  });

  it("ends the session at a 401 and keeps the address", async () => {
    window.history.replaceState(null, "", "/0002?t=1");
    fakeBff({ Viewer: unauthenticated });
    await expect(ask()).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(given.session.currentSession().state).toBe("signedOut");
    expect(recall("savedUrl")).toBe("/0002?t=1");
  });

  it("passes a fault on with its request number and keeps the session", async () => {
    fakeBff({ Viewer: { data: null, errors: [{ message: "x", extensions: { requestId: "req-9" } }] } });
    await expect(ask()).rejects.toMatchObject({ kind: "server", requestId: "req-9" });
    expect(given.session.currentSession().state).toBe("signedIn");
  });

  it("renews the session for a file as well, and sends it once more", async () => {
    remember("rememberMe", "1");
    const stored = Response.json({ result: { status: 0 }, data: { added_count: 2 } });
    const bff = fakeBff({
      "/api/v1/x": [new Response("", { status: 401 }), stored],
      AutoLogin: remembered,
      Viewer: somebody,
    });
    const { UPLOAD } = await import("../bff/upload-document.ts");
    const variables = { method: "POST", path: "/api/v1/x", file: new File(["x"], "x.csv") } as const;
    const { data } = await given.client.mutate({ mutation: UPLOAD, variables, fetchPolicy: "no-cache" });
    expect(data.upload).toEqual({ kind: "stored", data: { added_count: 2 } });
    expect(bff.operations()).toEqual(["/api/v1/x", "AutoLogin", "Viewer", "/api/v1/x"]);
  });
});
