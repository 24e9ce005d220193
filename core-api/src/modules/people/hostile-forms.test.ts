import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, expect, it } from "vitest";
import { aUser, type TestUser } from "../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../../testing/builders.ts";
import { NOON, testApi } from "../../testing/test-api.ts";
import { allPayloads } from "./session/testing/payloads.ts";

/** With KIRINUKI_PAYLOADS=all every field meets all payloads; otherwise at most so many, taken evenly from all files. */
const MOST = process.env.KIRINUKI_PAYLOADS === "all" ? Number.POSITIVE_INFINITY : 400;

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

const one = async ({ path, read }: Form) => (await api.get(admin, path, read)).json().data;

/** A field and what it is sent. */
type Filled = Record<string, unknown>;

interface Reply {
  /** Fields that the answer names; undefined where the form was kept. */
  named?: string[];
  fault?: string;
}

/** Sends a form whose fields hold what nobody meant. It is kept, or refused by the names of some of these fields. */
async function put(form: Form, version: number, filled: Filled): Promise<Reply> {
  const answer = await api.send(admin, "PUT", form.path, { ...form.sent, ...form.read, version, ...filled });
  const { result, data } = answer.json();
  if (answer.statusCode === 200 && result.status === 0) return {};
  const fields = Object.keys(filled);
  // An id of nobody, or a version of another time.
  const [field] = fields;
  if (field && fields.length === 1 && (answer.statusCode === 404 || (field === "version" && answer.statusCode === 409)))
    return { named: fields };
  const errors: { field: string; message: string }[] = data?.fieldErrors ?? [];
  const named = fields.filter((each) => errors.some((error) => error.field.startsWith(each)));
  const isNamed = errors.every(
    (error) => fields.some((each) => error.field.startsWith(each)) && /[぀-ヿ]/.test(error.message),
  );
  if ([200, 400].includes(answer.statusCode) && named.length > 0 && isNamed) return { named };
  return { named: fields, fault: `${answer.statusCode} ${answer.body.slice(0, 200)}` };
}

/**
 * What is wrong with the answers to a payload in all these fields at once: those that are refused are taken out until the
 * rest is kept, so that each field was either named or kept.
 */
async function faultsOf(form: Form, version: number, filled: Filled): Promise<{ faults: string[]; version: number }> {
  const left = { ...filled };
  const faults: string[] = [];
  let kept = version;
  while (Object.keys(left).length > 0) {
    const { named, fault } = await put(form, version, left);
    // Several fields together may hide which of them is wrong: each is asked alone.
    if (fault && Object.keys(left).length > 1) {
      let at = version;
      for (const [field, value] of Object.entries(left)) {
        const alone = await faultsOf(form, at, { [field]: value });
        faults.push(...alone.faults);
        at = alone.version;
      }
      return { faults, version: at };
    }
    if (fault) faults.push(`${Object.keys(left)}: ${fault}`);
    if (!named) {
      kept = version + 1;
      break;
    }
    for (const field of named) delete left[field];
  }
  // What was refused and yet kept shows at the next form, whose version is then another.
  if (kept === version) return { faults, version };
  const now = await one(form);
  if (now.version !== kept) faults.push(`${Object.keys(filled)}: version ${now.version} in place of ${kept}`);
  for (const field of form.texts)
    if (field in left && now[field] !== String(left[field]).trim()) faults.push(`${field}: kept as ${now[field]}`);
  return { faults, version: now.version };
}

/** Two or three forms that bring the payload into every field; a version of another time would hide what else is wrong. */
function filledWith({ texts, others, lists }: Form, payload: string): Filled[] {
  const all = (fields: readonly string[], value: unknown): Filled =>
    Object.fromEntries(fields.map((field) => [field, value]));
  const plain = [...texts, ...others].filter((field) => field !== "version");
  const versions = others.filter((field) => field === "version");
  return [all(plain, payload), all(versions, payload), all(lists, [payload])].filter(
    (filled) => Object.keys(filled).length > 0,
  );
}

describeCollections(["payloads"], "texts that nobody meant", (collection) => {
  it("are kept as they are or refused by the name of their field, in each field of 1005, 1011, 1014 and 1017", {
    timeout: MOST === Number.POSITIVE_INFINITY ? 1_800_000 : 300_000,
  }, async () => {
    const all = allPayloads(collection);
    const step = Math.max(1, Math.ceil(all.length / MOST));
    const payloads = all.filter((_, at) => at % step === 0);
    const faults = await Promise.all(forms.map((form) => faultsWith(form, payloads)));
    expect(faults.flat().slice(0, 20)).toEqual([]);
    expect(payloads.length).toBeGreaterThan(90);
  });
});

/** What is wrong with the answers of a form to all these payloads, one after the other. */
async function faultsWith(form: Form, payloads: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  let { version } = await one(form);
  for (const payload of payloads)
    for (const filled of filledWith(form, payload)) {
      const answered = await faultsOf(form, version, filled);
      version = answered.version;
      faults.push(...answered.faults.map((fault) => `${form.path} ${JSON.stringify(payload)}: ${fault}`));
    }
  if ((await one(form)).version !== version) faults.push(`${form.path}: the last form was refused and yet kept`);
  return faults;
}
