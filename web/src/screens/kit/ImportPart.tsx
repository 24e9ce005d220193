import { useState } from "react";
import { useSearchParams } from "react-router";
import { ImportPage } from "../../components/file-import/ImportPage.tsx";
import type { ImportRow, ImportState } from "../../components/file-import/import-plan.ts";

const FILE = { name: "users_20261120.csv", size: "18.4 kB", encoding: "Shift_JIS" };
const COLUMNS = [
  { id: "id", header: "ユーザーID" },
  { id: "name", header: "ユーザー名" },
  { id: "kind", header: "種別" },
  { id: "paper", header: "新聞（紙面）" },
];

const cells = (id: string, name: string, kind: string, paper: string) => ({
  id: { value: id },
  name: { value: name },
  kind: { value: kind },
  paper: { value: paper },
});

const ROWS: readonly ImportRow[] = [
  {
    line: 14,
    kind: "faulty",
    cells: { ...cells("m.kuze", "久世 真帆", "", "PDF"), kind: { value: "管理", before: "一般", isFaulty: true } },
    messages: ["種別は 一般・トピックス・管理者 のどれかにしてください。"],
  },
  {
    line: 37,
    kind: "faulty",
    cells: { ...cells("", "葵 千草", "一般", "PDF"), id: { value: "aoi", isFaulty: true } },
    messages: ["ユーザーIDの桁数が不正です。5～20桁数で入力してください。"],
  },
  { line: 3, kind: "new", cells: cells("s.amagi", "天城 沙也", "一般", "PDF"), messages: [] },
  { line: 5, kind: "new", cells: cells("t.rokujo", "六条 司", "トピックス", "PDF・印刷"), messages: [] },
  {
    line: 12,
    kind: "changed",
    cells: { ...cells("k.minase", "水瀬 健吾", "", "PDF"), kind: { value: "トピックス", before: "一般" } },
    messages: ["停止中 → 利用中"],
  },
  { line: 13, kind: "same", cells: cells("a.izumi", "和泉 あかり", "一般", "PDF"), messages: [] },
];

const STATES: Readonly<Record<string, ImportState>> = {
  choose: { step: "choose" },
  fault: { step: "choose", fault: "CSVファイルを選んでください。" },
  reading: { step: "reading", file: FILE, done: 82, total: 128 },
  check: { step: "check", file: FILE, rows: ROWS },
  applying: { step: "applying", file: FILE, done: 12, total: 35 },
  done: { step: "done", said: "3人を反映しました。" },
};

/** The import as users-upload has it; `?state=choose|fault|reading|check|applying|done`. */
export function ImportPart() {
  const [params] = useSearchParams();
  const [state, setState] = useState(STATES[params.get("state") ?? "check"] ?? { step: "choose" as const });
  const restart = () => setState({ step: "choose" });
  return (
    <ImportPage
      title="ユーザーのCSVアップロード"
      state={state}
      columns={COLUMNS}
      unit="人"
      limits="UTF-8かShift_JIS、5 MB、5,000行まで"
      onFile={() => setState({ step: "check", file: FILE, rows: ROWS })}
      onRestart={restart}
      onStop={restart}
      onApply={() => setState({ step: "done", said: "3人を反映しました。" })}
      onSaveFaults={() => undefined}
      note="ファイルにないユーザーは変わりません。新規の2人には招待メールを送ります。"
    />
  );
}
