import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SendMailScreen from "./SendMailScreen.tsx";

const open = (answers: Parameters<typeof fakeBff>[0], administer = true) => {
  const bff = fakeBff(answers);
  render(
    <ViewerContext value={aViewer({ abilities: { ...aViewer().abilities, administer } })}>
      <SendMailScreen />
    </ViewerContext>,
    "/1002?view=sent",
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.findLast(({ operation }) => operation === name)?.body.variables;

describe("1002, the list of sent mails", () => {
  const aMail = (row: number, status: number, message: string) => ({
    __typename: "SentMail",
    ...{ sendingId: "9", row, name: "ご参考", kind: "manual", sentBy: "topic01", mailAddress: `m${row}@example.jp` },
    ...{ status, message, dueAt: "2026-11-21T07:00:00+09:00", articleCount: 2, maybeTwice: row === 2 },
  });
  const page = (...mails: object[]) => ({
    data: { sentMails: { __typename: "SentMailPage", mails, total: mails.length } },
  });

  it("is an administrator's: what was sent, planned and failed, by result", async () => {
    const bff = open({ SentMails: [page(aMail(1, 3, ""), aMail(2, 1, "宛先不明")), page()] });
    const [, planned, failed] = await screen.findAllByRole("row");
    expect(planned?.textContent).toBe("送信予定ご参考m1@example.jp2026/11/21 07:00手動topic012取り消し");
    expect(failed?.textContent).toMatch(/^失敗ご参考宛先不明二重に届いた可能性があります/);
    await userEvent.selectOptions(screen.getByLabelText("結果"), "失敗");
    expect(await screen.findByText("この14日間に送信したメールはありません")).toBeTruthy();
    expect(variablesOf(bff, "SentMails")).toEqual({ status: 1, page: 1 });
  });

  it("names what has neither a subject nor a theme by its kind", async () => {
    const notice = { ...aMail(1, 0, ""), name: "", kind: "account", sentBy: null, articleCount: 0 };
    const supplement = { ...aMail(3, 0, ""), name: "半導体", kind: "supplement", sentBy: null };
    open({ SentMails: page(notice, supplement) });
    const [, first, second] = await screen.findAllByRole("row");
    expect(first?.textContent).toMatch(/^成功アカウントのお知らせ.*案内0$/);
    expect(second?.textContent).toMatch(/^成功半導体.*追補2$/);
  });

  it("takes a planned mail back after a question, or says that it is too late", async () => {
    const late = { __typename: "Refusal", message: "送信が始まっています。", retryAfter: null };
    const bff = open({
      SentMails: page(aMail(1, 3, "")),
      CancelMail: [{ data: { cancelMail: late } }, { data: { cancelMail: { __typename: "MailDone", done: true } } }],
    });
    const cancel = async () => {
      await userEvent.click(await screen.findByRole("button", { name: "ご参考、2026/11/21 07:00の送信を取り消す" }));
      await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "取り消し" }));
    };
    await cancel();
    expect((await screen.findByRole("alert")).textContent).toContain("送信が始まっています。");
    await cancel();
    expect(await screen.findByText("「ご参考」の送信を取り消しました。")).toBeTruthy();
    expect(variablesOf(bff, "CancelMail")).toEqual({ sendingId: "9" });
  });

  it("is nobody else's", async () => {
    const bff = open({}, false);
    expect(await screen.findByText("送信する記事が選ばれていません")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "送信一覧" })).toBeNull();
    expect(bff.operations()).toEqual([]);
  });
});
