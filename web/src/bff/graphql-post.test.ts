import { describe, expect, it, vi } from "vitest";
import { VIEWER } from "../session/sign-in-documents.ts";
import { fakeBff, unauthenticated } from "../testing/fake-bff.ts";
import { GraphqlFailure, graphqlPost } from "./graphql-post.ts";

const failureOf = async (answer: Parameters<typeof fakeBff>[0][string]) => {
  fakeBff({ Viewer: answer });
  const error = await graphqlPost(VIEWER, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GraphqlFailure);
  const { kind, requestId } = error as GraphqlFailure;
  return { kind, requestId };
};

describe("graphqlPost", () => {
  it("gives the data and sends the header that passes the CSRF protection", async () => {
    const bff = fakeBff({ Viewer: { data: { viewer: null } } });
    await expect(graphqlPost(VIEWER, {})).resolves.toMatchObject({ viewer: null });
    expect(bff.calls[0]?.path).toBe("/graphql");
    expect(bff.calls[0]?.headers.get("apollo-require-preflight")).toBe("true");
  });

  it("sends the hash instead of the text outside of development", async () => {
    vi.stubEnv("DEV", false);
    const bff = fakeBff({ Viewer: { data: { viewer: null } } });
    await graphqlPost(VIEWER, {});
    vi.unstubAllEnvs();
    expect(bff.calls[0]?.body.query).toBeUndefined();
    expect(bff.calls[0]?.body.extensions).toEqual({
      persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
    });
  });

  it("knows an expired session by code and by status", async () => {
    expect(await failureOf(unauthenticated)).toEqual({ kind: "unauthenticated", requestId: "req-1" });
    expect(await failureOf(new Response("", { status: 401 }))).toEqual({ kind: "unauthenticated", requestId: null });
  });

  it("knows that the server has left its release behind", async () => {
    const unknown = { errors: [{ message: "x", extensions: { code: "UNKNOWN_DOCUMENT", requestId: "req-3" } }] };
    expect((await failureOf(unknown)).kind).toBe("outdated");
  });

  it("takes a broken network as such", async () => {
    expect(await failureOf(new TypeError("Failed to fetch"))).toEqual({ kind: "network", requestId: null });
  });

  it("gives the request number of a fault, from the error before the header", async () => {
    expect(await failureOf({ data: null, errors: [{ message: "x", extensions: { requestId: "req-2" } }] })).toEqual({
      kind: "server",
      requestId: "req-2",
    });
    expect(await failureOf({ data: { viewer: null }, errors: [{ message: "x" }] })).toEqual({
      kind: "server",
      requestId: "req-1",
    });
  });

  it.each([
    ["no JSON", new Response("<html>", { status: 502 })],
    ["no data", {}],
    ["data null", { data: null }],
  ])("takes an answer with %s as a fault", async (_, answer) => {
    expect((await failureOf(answer)).kind).toBe("server");
  });
});
