import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";
import { aProfile } from "../../testing/wire.ts";

it("lists who looked as whom, and keeps whether they may", async () => {
  const fake = fakeCoreApi();
  const query = "{ supportViews { allowed views { id operatorName userName reason startedAt endedAt open opened } } }";
  expect(await dataOf(fake, query)).toEqual({
    supportViews: {
      allowed: true,
      views: [
        {
          id: "3",
          operatorName: "須永 亮",
          userName: "水瀬 健吾",
          reason: "問い合わせ 4821",
          startedAt: "2026-11-20T12:00:00+09:00",
          endedAt: "2026-11-20T12:30:00+09:00",
          open: false,
          opened: 4,
        },
      ],
    },
  });
  const forbid = "mutation { allowSupportViews(allowed: false) { allowed } }";
  expect(await dataOf(fake, forbid)).toEqual({ allowSupportViews: { allowed: false } });
  expect(fake.argumentOf("allow_support_views")).toEqual({ allowed_flag: 0 });
});

it("tells the screens that an operator looks", async () => {
  const support_view = {
    operator_name: "須永 亮",
    reason: "問い合わせ 4821",
    ends_datetime: "2026-11-20T12:30:00+09:00",
  };
  const query = "{ viewer { userId supportView { operatorName reason endsAt } } }";
  const looking = fakeCoreApi({ answers: { profile: () => aProfile({ support_view }) } });
  expect(await dataOf(looking, query)).toMatchObject({
    viewer: { supportView: { operatorName: "須永 亮", reason: "問い合わせ 4821", endsAt: support_view.ends_datetime } },
  });
  expect(await dataOf(fakeCoreApi(), query)).toMatchObject({ viewer: { supportView: null } });
});
