import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const VIEW = `{ userView(userId: "user01") {
  user { name role themeBrowsing abilities { mc { viewPdf } } } sources { dataSection visible contract userGroup }
  themes { key reasons through counts { total } } topics { key reasons counts { total } } } }`;

it("tells what a user sees and why, in one call; nobody for an unknown id", async () => {
  const fake = fakeCoreApi();
  const { userView } = await dataOf(fake, VIEW);
  expect(userView).toMatchObject({
    user: { role: "USER", themeBrowsing: false },
    sources: [{ dataSection: 1, visible: false, contract: true, userGroup: false }],
    themes: [
      { reasons: ["TOPIC"], through: ["朝"], counts: { total: expect.any(Number) } },
      { key: "theme/99", reasons: [], counts: null },
    ],
    topics: [{ key: "topic/6", reasons: ["USER_GROUP", "EDITOR"], counts: null }],
  });
  expect(fake.calls()).toEqual(["user_view"]);
  expect(await dataOf(fakeCoreApi({ answers: { user_view: failing("NOT_FOUND") } }), VIEW)).toEqual({ userView: null });
});
