import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import AuditLogScreen from "./AuditLogScreen.tsx";

const entry = (over: object = {}) => ({
  __typename: "AuditLogEntry",
  ...{ id: "41", at: "2026-11-20T07:00:00+09:00", actor: "admin01", actorName: "管理 一郎", kind: "CHANGE" },
  ...{ action: "ユーザーの保存", before: "ユーザー区分：一般", after: "ユーザー区分：管理者" },
  ...{ detail: "ユーザーID：user01", requestId: "r-1", position: "12", hash: "ab".repeat(32) },
  fields: [{ __typename: "AuditLogField", label: "ユーザー区分", before: "一般", after: "管理者" }],
  ...over,
});
const answer = (nextCursor: string | null, ...entries: object[]) => ({
  data: { auditLog: { __typename: "AuditLogPage", nextCursor, entries } },
});

it("shows who changed what in words, field by field, and its seal", async () => {
  fakeBff({ AuditLog: answer(null, entry()) });
  render(<AuditLogScreen />, "/1061");
  const row = await screen.findByRole("row", { name: /ユーザーの保存/ });
  expect(row.textContent).toContain("管理 一郎（admin01）");
  expect(row.textContent).toContain("ユーザー区分：一般 → ユーザー区分：管理者");
  await userEvent.click(within(row).getByRole("button", { name: /ユーザーの保存/ }));
  const changes = within(await screen.findByRole("region", { name: "変更の内訳" }));
  expect(changes.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["一般", "管理者"]);
  expect(screen.getByText("12番")).toBeTruthy();
  expect(screen.getByText("ab".repeat(32))).toBeTruthy();
});

it("leads from a use to the usage of its day, and names operators", async () => {
  const use = entry({ id: "42", kind: "USE", action: "原文の利用", actor: "operator:chief", actorName: null });
  fakeBff({ AuditLog: answer(null, { ...use, before: "", after: "", position: null, hash: null }) });
  render(<AuditLogScreen />, "/1061");
  const row = await screen.findByRole("row", { name: /原文の利用/ });
  expect(row.textContent).toContain("運用担当者（chief）");
  await userEvent.click(within(row).getByRole("button", { name: /原文の利用/ }));
  const link = screen.getByRole("link", { name: "原文利用照会で見る" });
  expect(link.getAttribute("href")).toBe("/1038?from=2026-11-20&to=2026-11-20");
  expect(screen.getByText("1分ほどで封印されます")).toBeTruthy();
});

it("asks by its filters, and begins anew with each of them", async () => {
  const bff = fakeBff({ AuditLog: answer("40", entry()) });
  render(<AuditLogScreen />, "/1061");
  await userEvent.click(await screen.findByRole("button", { name: "古い記録" }));
  const asked = () => bff.calls.findLast(({ operation }) => operation === "AuditLog")?.body.variables;
  await expect.poll(asked).toMatchObject({ cursor: "40", kind: null, userId: null, text: null });
  expect(screen.getByText("2ページ")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "種類" }), "拒否");
  await userEvent.type(screen.getByRole("textbox", { name: "ユーザーIDで絞り込む" }), "minase");
  await userEvent.type(screen.getByRole("searchbox", { name: "操作・内容で絞り込む" }), "パスワード");
  await expect.poll(asked).toMatchObject({ cursor: null, kind: "REFUSAL", userId: "minase", text: "パスワード" });
  expect(screen.getByText("1ページ")).toBeTruthy();
});

it("keeps its filters in the address, and begins with those of a link", async () => {
  const bff = fakeBff({ AuditLog: answer(null, entry()) });
  render(<AuditLogScreen />, "/1061?kind=REFUSAL&user=minase&text=保存&from=2026-11-01&to=2026-11-10");
  const asked = () => bff.calls.findLast(({ operation }) => operation === "AuditLog")?.body.variables;
  await expect
    .poll(asked)
    .toMatchObject({ kind: "REFUSAL", userId: "minase", text: "保存", start: "2026-11-01", end: "2026-11-10" });
  await userEvent.type(screen.getByRole("textbox", { name: "ユーザーIDで絞り込む" }), "01");
  await expect.poll(asked).toMatchObject({ userId: "minase01" });
  expect(bff.calls.filter(({ operation }) => operation === "AuditLog")).toHaveLength(2);
});

it("saves what stands in the fields, though the list still waits for more", async () => {
  const path = "/api/v1/audit_log_download";
  const refusal = { result: { status: 1, msgCode: "", msgDetail: "作成できませんでした。" }, data: {} };
  const bff = fakeBff({ AuditLog: answer(null, entry()), [path]: Response.json(refusal) });
  render(<AuditLogScreen />, "/1061");
  await userEvent.click(await screen.findByRole("button", { name: "ダウンロード" }));
  const csv = await screen.findByRole("menuitem", { name: /UTF-8/ });
  fireEvent.change(screen.getByLabelText("ユーザーIDで絞り込む"), { target: { value: "minase" } });
  fireEvent.change(screen.getByLabelText("操作・内容で絞り込む"), { target: { value: "パスワード" } });
  fireEvent.click(csv);
  const saved = () => bff.calls.find((call) => call.path === path)?.body;
  await expect.poll(saved).toMatchObject({ user_id: "minase", text: "パスワード" });
});
