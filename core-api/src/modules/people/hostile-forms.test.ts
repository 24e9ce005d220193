import type { Collection } from "@kirinuki/tests/support/collections.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, expect, it } from "vitest";
import { aUser, type TestUser } from "../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../../testing/builders.ts";
import { NOON, testApi } from "../../testing/test-api.ts";
import { allPayloads } from "./session/testing/payloads.ts";

/** All payloads in every field with KIRINUKI_PAYLOADS=all; otherwise each field meets so many of them, each another part. */
const MOST = process.env.KIRINUKI_PAYLOADS === "all" ? Number.POSITIVE_INFINITY : 20;

const db = await testDatabase();
const api = await testApi(db, { KIRINUKI_SECRET: "a secret of the tests, of forty characters" });

/** A form of administration: its call, what it is sent with beside the field, and where its texts can be read again. */
interface Form {
  path: string;
  read: Record<string, string>;
  sent: object;
  /** Fields that take a text as it is, and give it back. */
  texts: string[];
  /** Fields of codes, ids and numbers, and of secrets, which are never given back. */
  others: string[];
  /** Fields that are lists of ids. */
  lists: string[];
}

let admin: TestUser;
let forms: Form[];
beforeEach(async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner, { sections: [1, 3] });
  const group = await aGroup(db.owner, contract, { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
  await aUser(db.owner, group, { userId: "target01" });
  const theme = await aTheme(db.owner, contract);
  const { themeGroupId } = await aThemeGroup(db.owner, contract, { name: "製品", themes: [theme] });
  const { topicsId } = await aTopic(db.owner, contract, { name: "今朝" });
  const members = { theme_info: [String(theme.themeId)], user_group_info: [String(group.userGroupId)] };
  const lists = ["theme_info", "user_group_info"];
  const id = { group: String(group.userGroupId), set: String(themeGroupId), topic: String(topicsId) };
  forms = [
    {
      path: "/user",
      read: { user_id: "target01" },
      sent: {},
      texts: ["name", "email", "sc_user_id"],
      others: ["user_group_id", "user_authority", "mc_user_authority", "topics_creation_flag", "sc_user_pw", "version"],
      lists: [],
    },
    {
      path: "/user_group",
      read: { user_group_id: id.group },
      sent: {},
      texts: ["user_group_name"],
      others: ["use_max_count1", "use_max_count2", "demand_id", "user_group_linkage_info"],
      lists: [],
    },
    {
      path: "/theme_group",
      read: { theme_group_id: id.set },
      sent: { theme_group_name: "製品", ...members },
      texts: ["theme_group_name"],
      others: ["all_user_groups_flag", "theme_info"],
      lists,
    },
    {
      path: "/topic",
      read: { topics_id: id.topic },
      sent: { topics_name: "今朝", user_info: ["admin01"], ...members },
      texts: ["topics_name"],
      others: ["all_user_groups_flag", "user_info"],
      lists: [...lists, "user_info"],
    },
  ];
});

/** Those that the field of a place meets. */
function someOf(collection: Collection): (place: number) => string[] {
  const all = allPayloads(collection);
  const step = Math.max(1, Math.ceil(all.length / MOST));
  return (place) => all.filter((_, at) => at % step === place % step);
}

const one = async ({ path, read }: Form) => (await api.get(admin, path, read)).json().data;

/** What is wrong with the answer to a payload in a field; undefined where it was kept or refused as it should be. */
async function faultOf(form: Form, field: string, payload: unknown): Promise<string | undefined> {
  const { version } = await one(form);
  const body = { ...form.sent, ...form.read, version, [field]: payload };
  const answer = await api.send(admin, "PUT", form.path, body);
  const { result, data } = answer.json();
  const now = await one(form);
  if (answer.statusCode === 200 && result.status === 0) {
    if (now.version !== version + 1) return `kept as version ${now.version}`;
    return form.texts.includes(field) && now[field] !== String(payload).trim() ? `kept as ${now[field]}` : undefined;
  }
  if (now.version !== version) return "refused and kept";
  // An id of nobody.
  if (answer.statusCode === 404 || (field === "version" && answer.statusCode === 409)) return undefined;
  const errors: { field: string; message: string }[] = data?.fieldErrors ?? [];
  const isNamed =
    errors.length > 0 && errors.every((each) => each.field.startsWith(field) && /[぀-ヿ]/.test(each.message));
  return [200, 400].includes(answer.statusCode) && isNamed
    ? undefined
    : `${answer.statusCode} ${answer.body.slice(0, 200)}`;
}

describeCollections(["payloads"], "texts that nobody meant", (collection) => {
  it("are kept as they are or refused by the name of their field, in each field of 1005, 1011, 1014 and 1017", {
    timeout: MOST === Number.POSITIVE_INFINITY ? 7_200_000 : 300_000,
  }, async () => {
    const faults: string[] = [];
    let asked = 0;
    const some = someOf(collection);
    for (const form of forms) {
      const places = [
        ...[...form.texts, ...form.others].map((field) => [field, (payload: string): unknown => payload] as const),
        ...form.lists.map((field) => [field, (payload: string): unknown => [payload]] as const),
      ];
      for (const [place, [field, given]] of places.entries())
        for (const payload of some(place)) {
          const fault = await faultOf(form, field, given(payload));
          asked += 1;
          if (fault) faults.push(`${form.path} ${field} ${JSON.stringify(payload)}: ${fault}`);
        }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(asked).toBeGreaterThan(300);
  });
});
