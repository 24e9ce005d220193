import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import UploadUsers from "./UploadUsers.tsx";

const headings = ["ユーザーID", "ユーザー名", "ユーザーグループ名", "ユーザー区分"];
const row = (at: number, judgement: string, cells: string[], more: object = {}) => ({
  ...{ row: at, judgement, user_id: cells[0], cells, changes: [], errors: [], ...more },
});
const preview = (rows: ReturnType<typeof row>[]) => {
  const count = (judgement: string) => rows.filter((each) => each.judgement === judgement).length;
  return {
    result: { status: 0 },
    data: {
      new_count: count("new"),
      changed_count: count("changed"),
      unchanged_count: count("unchanged"),
      error_count: count("error"),
      invited_count: count("new"),
      fileError: rows.flatMap(({ row: at, errors }) => (errors as object[]).map((error) => ({ row: at, ...error }))),
      encoding: "sjis",
      headings,
      preview_token: "token-1",
      row_info: rows,
    },
  };
};
const FILE = [
  row(2, "unchanged", ["k.minase", "水瀬 健吾", "広報部", "0"]),
  row(3, "changed", ["n.shirase", "白瀬 直人", "営業部", "1"], {
    changes: [
      { field: "ユーザーグループ名", before: "広報部", after: "営業部" },
      { field: "ログイン停止", before: "1", after: "0" },
    ],
  }),
  row(4, "new", ["s.amagi", "天城 沙也", "広報部", "0"]),
];
const FAULTY = row(5, "error", ["aoi", "葵 千草です", "広報部", "0"], {
  errors: [{ field: "ユーザーID", message: "ユーザーIDの桁数が不正です。5～20桁数で入力してください。" }],
});
const DRY = "/api/v1/users_upload?dry_run=1";
const APPLY = "/api/v1/users_upload";

const open = async (answers: Parameters<typeof fakeBff>[0]) => {
  const bff = fakeBff(answers);
  render(<UploadUsers />, "/1013?view=upload");
  const file = new File(["x"], "users.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("ファイルを選ぶ"), file);
  return bff;
};

afterEach(() => vi.unstubAllGlobals());

it("is desktop work: a phone says so, and offers the way back instead of a file to choose", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(max-width: 899px)",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<UploadUsers />, "/1013?view=upload");
  expect(await screen.findByText("CSVアップロードは、パソコンで使えます。")).toBeTruthy();
  expect(screen.queryByLabelText("ファイルを選ぶ")).toBeNull();
  expect(screen.getByRole("link", { name: "ユーザーの一覧へ" }).getAttribute("href")).toBe("/1013");
});

describe("the upload of users", () => {
  it("shows what the file would do before anything changes, errors first, and old values beside new ones", async () => {
    const bff = await open({ [DRY]: Response.json(preview([...FILE, FAULTY])) });
    const table = within(await screen.findByRole("table"));
    const [, first, second] = table.getAllByRole("row");
    expect(first?.textContent).toContain("ユーザーIDの桁数が不正です。");
    expect(second?.textContent).toMatch(/変更.*n\.shirase.*広報部 → 営業部.*ログイン停止：停止中 → 利用中/);
    // What does not change is not in the way, but there.
    expect(table.queryByText("k.minase")).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: /変更なし/ }));
    expect(await screen.findByText("k.minase")).toBeTruthy();
    expect(screen.getByText("Shift_JIS")).toBeTruthy();
    expect(bff.calls.map(({ path }) => path)).toEqual([DRY]);
  });

  it("stands a row with a fault on the plane of danger, and no other", async () => {
    await open({ [DRY]: Response.json(preview([...FILE, FAULTY])) });
    const table = within(await screen.findByRole("table"));
    const marked = table.getAllByRole("row").filter((each) => each.querySelector('[data-judgement="error"]') !== null);
    expect(marked.map((each) => each.textContent)).toEqual([expect.stringContaining("葵 千草です")]);
  });

  it("shows a column that is usually none where a row has a fault in it, and names the field of what no cell shows", async () => {
    const answer = preview([
      row(2, "error", ["aoi01", "葵 千草です", "広報部", "0", "aoi@example"], {
        errors: [
          { field: "メールアドレス", message: "有効なメールアドレスを入力してください" },
          { field: "パスワード", message: "パスワードの桁数が不正です。" },
          { field: "file", message: "列の数が見出しと違います。" },
        ],
      }),
    ]);
    await open({
      [DRY]: Response.json({ ...answer, data: { ...answer.data, headings: [...headings, "メールアドレス"] } }),
    });
    expect(await screen.findByRole("columnheader", { name: /メールアドレス/ })).toBeTruthy();
    expect(screen.getByText("aoi@example")).toBeTruthy();
    expect(screen.getByText("有効なメールアドレスを入力してください")).toBeTruthy();
    expect(screen.getByText("パスワード：パスワードの桁数が不正です。")).toBeTruthy();
    expect(screen.getByText("列の数が見出しと違います。")).toBeTruthy();
  });

  it("calls a fault of a whole row so, and leaves cells that say nothing without a word of their own", async () => {
    const short = row(3, "error", ["aoi01", "葵 千草です", "", ""], {
      errors: [{ field: "file", message: "列の数が見出しと違います。" }],
    });
    await open({ [DRY]: Response.json(preview([short])) });
    expect(await screen.findByText(/^3行目 行全体。/)).toBeTruthy();
    const [, first] = within(screen.getByRole("table")).getAllByRole("row");
    expect(first?.textContent).not.toContain("なし");
  });

  it("says how much is being read, and can be left: what is read later is not shown", async () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        finish = () => {
          controller.enqueue(new TextEncoder().encode(JSON.stringify(preview(FILE))));
          controller.close();
        };
      },
    });
    await open({ [DRY]: new Response(body, { headers: { "content-type": "application/json" } }) });
    expect(await screen.findByText(/^約0行。/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "やめる" }));
    await act(async () => finish());
    expect(screen.getByLabelText("ファイルを選ぶ")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("has no column for an address without a fault", async () => {
    const answer = preview([row(2, "new", ["aoi01", "葵 千草です", "広報部", "0", "aoi@example.jp"])]);
    await open({
      [DRY]: Response.json({ ...answer, data: { ...answer.data, headings: [...headings, "メールアドレス"] } }),
    });
    expect(await screen.findByText("葵 千草です")).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: /メールアドレス/ })).toBeNull();
  });

  it("is applied by what was seen; faulty rows only where somebody says so", async () => {
    const stored = { result: { status: 0 }, data: { ...preview(FILE).data, row_info: [] } };
    const bff = await open({ [DRY]: Response.json(preview([...FILE, FAULTY])), [APPLY]: Response.json(stored) });
    const apply = await screen.findByRole("button", { name: /2人を反映/ });
    expect(apply.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(screen.getByRole("checkbox", { name: "エラーの1行を除く" }));
    await userEvent.click(screen.getByRole("button", { name: /2人を反映/ }));
    expect(await screen.findByText("2人を反映しました。新規の1人に招待メールを送ります。")).toBeTruthy();
    const sent = bff.calls.find(({ path }) => path === APPLY);
    expect(sent?.form).toMatchObject({ preview_token: "token-1", without_faulty: "1" });
  });

  it("says that something changed meanwhile, and changes nothing", async () => {
    const late = { result: { status: 1, msgDetail: "内容を確かめた後に変わりました。" }, data: preview(FILE).data };
    await open({ [DRY]: Response.json(preview(FILE)), [APPLY]: Response.json(late) });
    await userEvent.click(await screen.findByRole("button", { name: /2人を反映/ }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("確かめた後に変わりました"));
    expect(screen.getByRole("button", { name: /2人を反映/ })).toBeTruthy();
  });

  it("says what is wrong with a file that is none of users", async () => {
    const fileError = [{ row: 0, field: "file", message: "ファイルが空です。" }];
    await open({ [DRY]: Response.json({ result: { status: 1 }, data: { fileError } }) });
    expect(await screen.findByText("ファイルが空です。")).toBeTruthy();
    expect(screen.getByLabelText("ファイルを選ぶ")).toBeTruthy();
  });
});
