import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";
import { aProfile } from "../../testing/wire.ts";

const LOGIN = `mutation Login($form: LoginForm!) {
  login(form: $form) {
    __typename
    ... on LoginSucceeded { viewer { contractCode userId role } }
    ... on Refusal { code message retryAfter }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const FORM = { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!" };

describe("login", () => {
  it("sends the form under REST's names and says who came in", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, LOGIN, { form: { ...FORM, rememberMe: true } });
    expect(fake.argumentOf("login")).toEqual({
      contract_code: "kirinuki",
      user_id: "user01",
      password: "Kirinuki1!",
      Remember_me: true,
    });
    expect(data).toEqual({
      login: { __typename: "LoginSucceeded", viewer: { contractCode: "kirinuki", userId: "user01", role: "USER" } },
    });
  });

  it("does not remember unless told", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, LOGIN, { form: FORM });
    expect(fake.argumentOf("login")).toMatchObject({ Remember_me: false });
  });

  it("gives a refusal as data", async () => {
    const fake = fakeCoreApi({ answers: { login: refused("MSG0001", "パスワードが正しくありません。") } });
    expect(await dataOf(fake, LOGIN, { form: FORM })).toEqual({
      login: { __typename: "Refusal", code: "MSG0001", message: "パスワードが正しくありません。", retryAfter: null },
    });
  });

  it("gives all faults of the form as data, with the shared messages, and calls nobody", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, LOGIN, { form: { contractCode: "", userId: "x".repeat(21), password: "" } });
    expect(data).toEqual({
      login: {
        __typename: "InvalidForm",
        fieldErrors: [
          { field: "contractCode", message: "企業コードを入力してください。" },
          { field: "userId", message: "ユーザーIDの桁数が不正です。5～20桁数で入力してください。" },
          { field: "password", message: "パスワードを入力してください。" },
        ],
      },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("names core-api's faults by GraphQL's fields", async () => {
    const fieldErrors = [{ field: "contract_code", message: "使用できない文字が含まれています。" }];
    const fake = fakeCoreApi({ answers: { login: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(fake, LOGIN, { form: FORM })).toEqual({
      login: {
        __typename: "InvalidForm",
        fieldErrors: [{ field: "contractCode", message: "使用できない文字が含まれています。" }],
      },
    });
  });

  it("gives a lockout as a refusal that says how long", async () => {
    const blocked = failing("TOO_MANY_REQUESTS", {
      message: "しばらくログインできません。",
      msgCode: "MSG4291",
      retryAfter: "30",
    });
    expect(await dataOf(fakeCoreApi({ answers: { login: blocked } }), LOGIN, { form: FORM })).toEqual({
      login: { __typename: "Refusal", code: "MSG4291", message: "しばらくログインできません。", retryAfter: 30 },
    });
  });

  it.each([undefined, "Fri, 20 Nov 2026 08:00:00 GMT", "-1", "9999999"])(
    "knows no time from Retry-After %s",
    async (retryAfter) => {
      const fake = fakeCoreApi({ answers: { login: failing("TOO_MANY_REQUESTS", { retryAfter }) } });
      expect(await dataOf(fake, LOGIN, { form: FORM })).toMatchObject({ login: { retryAfter: null } });
    },
  );

  it("leaves other errors errors", async () => {
    const fake = fakeCoreApi({ answers: { login: failing("SERVICE_UNAVAILABLE") } });
    const { errors } = await runOperation(fake, LOGIN, { form: FORM });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  });
});

const WITHOUT_FORM = (name: string) =>
  `mutation { ${name} { __typename ... on LoginSucceeded { viewer { userId } } ... on Refusal { code message } } }`;

describe.each([
  ["autoLogin", "login", "MSG0004"],
  ["ipLogin", "pw_less_login", "MSG0005"],
] as const)("%s", (name, call, code) => {
  it("signs in with one call that names nobody", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, WITHOUT_FORM(name))).toEqual({
      [name]: { __typename: "LoginSucceeded", viewer: { userId: "user01" } },
    });
    expect(fake.calls()).toEqual([call]);
    expect(fake.argumentOf(call) ?? {}).toEqual({});
  });

  it("gives a refusal as data", async () => {
    const fake = fakeCoreApi({ answers: { [call]: refused(code, "できません。") } });
    expect(await dataOf(fake, WITHOUT_FORM(name))).toEqual({
      [name]: { __typename: "Refusal", code, message: "できません。" },
    });
  });
});

describe("logout", () => {
  it("ends the session", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "mutation { logout { done } }")).toEqual({ logout: { done: true } });
    expect(fake.calls()).toEqual(["logout"]);
  });

  it("is done where nobody was signed in", async () => {
    const fake = fakeCoreApi({ answers: { logout: failing("UNAUTHENTICATED") } });
    expect(await dataOf(fake, "mutation { logout { done } }")).toEqual({ logout: { done: true } });
  });
});

describe("viewer", () => {
  it("is nobody when signed out", async () => {
    const fake = fakeCoreApi({ answers: { profile: failing("UNAUTHENTICATED") } });
    expect(await dataOf(fake, "{ viewer { userId } }")).toEqual({ viewer: null });
  });

  it("is an error, not nobody, when core-api is away", async () => {
    const fake = fakeCoreApi({ answers: { profile: failing("BAD_GATEWAY") } });
    const { errors } = await runOperation(fake, "{ viewer { userId } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_GATEWAY" });
  });

  it("passes core-api's rights on as they are", async () => {
    const fake = fakeCoreApi({ answers: { profile: () => aProfile({ role: "TopicUser", visible_sections: [3] }) } });
    const data = await dataOf(
      fake,
      "{ viewer { role sources { newspaper web magazine } abilities { mc { printPdf } sc { printPdf } administer } } }",
    );
    expect(data).toEqual({
      viewer: {
        role: "TOPIC_USER",
        sources: { newspaper: false, web: true, magazine: false },
        abilities: { mc: { printPdf: true }, sc: { printPdf: false }, administer: false },
      },
    });
  });

  it("is loaded once for a whole document", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, "{ viewer { name } homeScreen(input: {}) { viewer { name } source } }");
    expect(fake.calls()).toEqual(["profile"]);
  });
});

it("shows the operator's notices before sign-in", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, "{ loginScreen { alert notices { date text } } }")).toEqual({
    loginScreen: { alert: null, notices: [{ date: "2026-11-20", text: "お知らせ" }] },
  });
  expect(fake.calls()).toEqual(["el_admin_notice"]);
});
