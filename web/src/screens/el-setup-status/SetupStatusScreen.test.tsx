import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SetupStatusScreen from "./SetupStatusScreen.tsx";

const mails = (over: object = {}) => ({
  __typename: "ContractMails",
  contractId: "3",
  contractCode: "kirinuki",
  companyName: "切抜商事",
  planned: 4,
  waiting: 2,
  late: 0,
  sent: 30,
  failed: 0,
  refused: 5,
  nextAt: "2026-11-20T18:00:00+09:00",
  ...over,
});
const run = {
  __typename: "SetupRunRow",
  id: "71",
  trigger: "mail",
  label: "07:00",
  status: "interrupted",
  startedAt: "2026-11-20T07:00:00+09:00",
  endedAt: null,
  failure: null,
  articleCount: 0,
  matchedCount: 0,
  mailCount: 31,
  failureCount: 1,
};
const letter = {
  __typename: "DeadLetter",
  id: "91",
  contractCode: "kirinuki",
  companyName: "切抜商事",
  mailAddress: "gone@example.jp",
  attempts: 12,
  endedAt: "2026-11-20T07:00:09+09:00",
  reason: "550 no such user",
};
const aStatus = (over: object = {}) => ({
  data: {
    setupStatusScreen: {
      __typename: "SetupStatusScreen",
      day: "2026-11-20",
      mails: [mails()],
      runs: [run],
      runTotal: 1,
      deadLetters: [letter],
      deadLetterTotal: 1,
      ...over,
    },
  },
});

function open(answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({ SetupStatusScreen: aStatus(), ...answers });
  render(<SetupStatusScreen />, "/el/setup-status");
  const variables = (name: string) => bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
  return { bff, variables };
}
const part = (name: string) => screen.findAllByRole("region", { name }).then(([region]) => region as HTMLElement);

describe("/el/setup-status", () => {
  it("says first what is late, and marks it", async () => {
    open({
      SetupStatusScreen: aStatus({ mails: [mails({ late: 2 }), mails({ contractId: "4", companyName: "最中製菓" })] }),
    });
    expect((await screen.findByRole("alert")).textContent).toMatch(/^1契約で、.*2件が送られていません。$/);
    const rows = within(await part("メール")).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining("状態"),
      expect.stringMatching(/^遅れ切抜商事kirinuki4223005/),
      expect.stringMatching(/^送信中最中製菓/),
    ]);
  });

  it("shows the runs, and days before and after", async () => {
    const { variables } = open();
    expect((await part("処理")).textContent).toMatch(/中断メール配信07:00/);
    await screen.findByText("遅れているメールはありません。");
    await userEvent.click(screen.getByRole("button", { name: "前の日" }));
    await waitFor(() => expect(variables("SetupStatusScreen")).toEqual({ day: "2026-11-19" }));
  });

  it("sends given-up mails once more after a question, and says how many", async () => {
    const { bff, variables } = open({
      SetupStatusScreen: [aStatus(), aStatus({ deadLetters: [], deadLetterTotal: 0 })],
      SendDeadLettersAgain: { data: { sendDeadLettersAgain: { __typename: "DeadLettersQueued", count: 1 } } },
    });
    const letters = await part("送信をあきらめたメール");
    await userEvent.click(within(letters).getByRole("checkbox", { name: "gone@example.jpを選択" }));
    await userEvent.click(within(letters).getByRole("button", { name: "再送" }));
    expect(bff.operations()).not.toContain("SendDeadLettersAgain");
    await userEvent.click(await screen.findByRole("button", { name: "再送する" }));
    await screen.findByText("1件を送信待ちにしました。");
    expect(variables("SendDeadLettersAgain")).toEqual({ ids: ["91"] });
    await screen.findByText("送信をあきらめたメールはありません");
  });

  it("is empty on a quiet day, and can be asked for again where it did not come", async () => {
    const quiet = aStatus({ mails: [], runs: [], runTotal: 0, deadLetters: [], deadLetterTotal: 0 });
    open({ SetupStatusScreen: [new TypeError("x"), quiet] });
    await screen.findByText("セットアップ状況を読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await screen.findByText("この日に送るメールはありません");
    await screen.findByText("この日に始まった処理はありません");
  });
});
