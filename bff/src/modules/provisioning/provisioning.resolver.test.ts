import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

describe("provisioning", () => {
  it("is shown with one call, its calls with why they were refused", async () => {
    const fake = fakeCoreApi();
    const asked =
      "{ provisioning { scimUrl tokenCount userCount waitingGroupName calls { id method status detail } } }";
    expect(await dataOf(fake, asked)).toEqual({
      provisioning: {
        ...{ scimUrl: "https://kirinuki.example/scim/v2", tokenCount: 1, userCount: 12 },
        waitingGroupName: "プロビジョニング",
        calls: [{ id: "7", method: "POST", status: 409, detail: "このユーザーIDはすでに登録されています。" }],
      },
    });
    expect(fake.calls()).toEqual(["provisioning"]);
  });

  it("is an error for who may not see it", async () => {
    const fake = fakeCoreApi({ answers: { provisioning: failing("FORBIDDEN") } });
    const { errors } = await runOperation(fake, "{ provisioning { scimUrl } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });
});
