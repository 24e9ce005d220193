import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const LOGIN = `mutation Login($form: OperatorLoginForm!) {
  operatorLogin(form: $form) {
    __typename
    ... on OperatorLoginSucceeded { operator { id name department role } }
    ... on Refusal { code message retryAfter }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const FORM = { operatorId: "operator", password: "Operator1!" };
const SAID = { id: "operator", name: "運用 太郎", department: "運用部", role: "admin" };

describe("the operators' sign-in", () => {
  it("goes to the operators' base under its names", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, LOGIN, { form: FORM })).toEqual({
      operatorLogin: { __typename: "OperatorLoginSucceeded", operator: SAID },
    });
    expect(fake.argumentOf("el_admin_login")).toEqual({ el_admin_id: "operator", password: "Operator1!" });
    expect(fake.calls()).toEqual(["el_admin_login"]);
  });

  it("gives refusals and lockouts as data", async () => {
    const wrong = fakeCoreApi({ answers: { el_admin_login: refused("MSG0003", "正しくありません。") } });
    expect(await dataOf(wrong, LOGIN, { form: FORM })).toMatchObject({ operatorLogin: { code: "MSG0003" } });
    const blocked = fakeCoreApi({ answers: { el_admin_login: failing("TOO_MANY_REQUESTS", { retryAfter: "60" }) } });
    expect(await dataOf(blocked, LOGIN, { form: FORM })).toMatchObject({ operatorLogin: { retryAfter: 60 } });
  });

  it("finds faults by the shared form, and names core-api's by GraphQL's fields", async () => {
    const fieldErrors = [{ field: "el_admin_id", message: "使用できない文字が含まれています。" }];
    const fake = fakeCoreApi({ answers: { el_admin_login: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(fake, LOGIN, { form: { operatorId: "", password: "" } })).toMatchObject({
      operatorLogin: { fieldErrors: [{ field: "operatorId" }, { field: "password" }] },
    });
    expect(fake.calls()).toEqual([]);
    expect(await dataOf(fake, LOGIN, { form: FORM })).toMatchObject({
      operatorLogin: { fieldErrors: [{ field: "operatorId", message: "使用できない文字が含まれています。" }] },
    });
  });
});

describe("operatorViewer", () => {
  it("says who is signed in, and nobody when signed out", async () => {
    expect(await dataOf(fakeCoreApi(), "{ operatorViewer { id name department role } }")).toEqual({
      operatorViewer: SAID,
    });
    const out = fakeCoreApi({ answers: { operator: failing("UNAUTHENTICATED") } });
    expect(await dataOf(out, "{ operatorViewer { id } }")).toEqual({ operatorViewer: null });
  });

  it("is no user, and asks nothing about users", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, "{ operatorViewer { id } }");
    expect(fake.calls()).toEqual(["operator"]);
  });
});

it.each([() => ({}), failing("UNAUTHENTICATED")])("signs the operator out and no user", async (operator_logout) => {
  const fake = fakeCoreApi({ answers: { operator_logout } });
  expect(await dataOf(fake, "mutation { operatorLogout { done } }")).toEqual({ operatorLogout: { done: true } });
  expect(fake.calls()).toEqual(["operator_logout"]);
});
