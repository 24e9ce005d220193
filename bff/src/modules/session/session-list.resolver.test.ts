import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

describe("sessions", () => {
  it("lists them with one call", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, "{ sessions { id createdAt lastSeenAt clientAddress userAgent current } }");
    expect(data).toEqual({
      sessions: [
        {
          id: "0123456789abcdef01234567",
          createdAt: "2026-11-20T08:00:00+09:00",
          lastSeenAt: "2026-11-20T08:30:00+09:00",
          clientAddress: "203.0.113.7",
          userAgent: "Mozilla/5.0",
          current: true,
        },
      ],
    });
    expect(fake.calls()).toEqual(["sessions"]);
  });

  it("is nobody's list when signed out", async () => {
    const fake = fakeCoreApi({ answers: { sessions: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, "{ sessions { id } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("ends one by its id", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, 'mutation { endSession(id: "abc") { count } }')).toEqual({ endSession: { count: 1 } });
    expect(fake.argumentOf("end_sessions")).toEqual({ session_id: "abc" });
  });

  it("is content with a session that had ended already", async () => {
    const fake = fakeCoreApi({ answers: { end_sessions: failing("NOT_FOUND") } });
    expect(await dataOf(fake, 'mutation { endSession(id: "abc") { count } }')).toEqual({ endSession: { count: 0 } });
  });

  it("ends all others by naming none", async () => {
    const fake = fakeCoreApi({ answers: { end_sessions: () => ({ ended_count: 3 }) } });
    expect(await dataOf(fake, "mutation { signOutEverywhere { count } }")).toEqual({ signOutEverywhere: { count: 3 } });
    expect(fake.argumentOf("end_sessions")).toEqual({});
  });
});
