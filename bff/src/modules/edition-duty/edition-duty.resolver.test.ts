import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SCREEN = `{ editionRotaScreen { targets { id } rota { duty { target { kind id name } deadline approval addresses version }
  week { weekday leaves userId deputyId } days { day holiday leaves own user { name } userAway deputyAway } editors { id name } } } }`;
const MORNING = `query Morning($target: SelectionInput!) { editionMorning(target: $target) { day state deadline approval deputyAway earlier { note by }
  request { version by own addresses } } }`;
const SAVE = `mutation Save($form: EditionDutyInput!) { saveEditionDuty(form: $form) { __typename
  ... on EditionRota { duty { version } } ... on Refusal { code } ... on InvalidForm { fieldErrors { field message } } } }`;
const APPROVE = `mutation Approve($request: ApprovalInput!) { approveEdition(request: $request) { __typename
  ... on MailEditionSent { version } ... on Refusal { code message } ... on InvalidForm { fieldErrors { field } } } }`;

const target = { kind: "THEME", id: "7" };

describe("duty and deadline", () => {
  it("shows the rota by two calls", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SCREEN)).toMatchObject({
      editionRotaScreen: {
        rota: {
          duty: { target: { ...target, name: "半導体" }, deadline: "06:58", approval: true, version: 2 },
          week: [{ weekday: 1, leaves: true, userId: "topic01", deputyId: "admin01" }],
          days: [{ day: "2026-11-23", holiday: "勤労感謝の日", userAway: true, deputyAway: false }],
        },
      },
    });
    expect(fake.calls().toSorted()).toEqual(["edition_duty", "theme_choices"]);
  });

  it("shows a morning, and none for a target without a deadline", async () => {
    expect(await dataOf(fakeCoreApi(), MORNING, { target })).toMatchObject({
      editionMorning: {
        ...{ state: "waiting", approval: true, deputyAway: true, earlier: { note: "続報に注意" } },
        request: { version: "4", by: "話題係", own: false },
      },
    });
    const none = fakeCoreApi({ answers: { edition_morning: () => ({ edition_morning: null }) } });
    expect(await dataOf(none, MORNING, { target })).toEqual({ editionMorning: null });
  });

  it("saves under the names of REST, and says what is wrong under its own", async () => {
    const fake = fakeCoreApi();
    const week = [{ weekday: 1, leaves: true, userId: "topic01" }];
    const form = {
      target,
      deadline: "06:58",
      approval: false,
      articleMax: 15,
      addresses: ["a@example.jp"],
      week,
      version: 2,
    };
    expect(await dataOf(fake, SAVE, { form })).toEqual({
      saveEditionDuty: { __typename: "EditionRota", duty: { version: 2 } },
    });
    expect(fake.argumentOf("save_edition_duty")).toEqual({
      ...{
        data_kbn: 1,
        id: "7",
        deadline: "06:58",
        approval_flag: 0,
        article_max_count: 15,
        mail_address: ["a@example.jp"],
      },
      ...{ edition_rota: [{ weekday: 1, leave_flag: 1, user_id: "topic01", deputy_user_id: null }], version: 2 },
    });
    const fault = { field: "edition_rota", message: "別のユーザーを選んでください。" };
    const wrong = failing("BAD_USER_INPUT", { fieldErrors: [fault] });
    expect(await dataOf(fakeCoreApi({ answers: { save_edition_duty: wrong } }), SAVE, { form })).toMatchObject({
      saveEditionDuty: { fieldErrors: [{ field: "week" }] },
    });
  });

  it("approves what another editor has asked for, or says why not", async () => {
    const request = { target, version: "4" };
    expect(await dataOf(fakeCoreApi(), APPROVE, { request })).toEqual({
      approveEdition: { __typename: "MailEditionSent", version: "5" },
    });
    const own = refused("MSG0142", "ご自身の依頼は承認できません。");
    expect(await dataOf(fakeCoreApi({ answers: { approve_edition: own } }), APPROVE, { request })).toMatchObject({
      approveEdition: { __typename: "Refusal", code: "MSG0142" },
    });
  });
});
