import { TextInput } from "@mantine/core";
import { useState } from "react";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";

const THEMES = [
  ...[
    "ツムギ重工",
    "ツムギ精密",
    "パワー半導体",
    "半導体製造装置",
    "先端パッケージ",
    "シリコンウエハー",
    "露光・検査装置",
  ],
  ...[
    "国内の工場投資",
    "半導体人材",
    "輸出管理",
    "オボロ精機",
    "カガリ素材",
    "テラノヴァ半導体",
    "洋上風力",
    "蓄電池",
    "送電網",
  ],
].map((name, at) => ({ id: String(at), name, note: `${(at * 13) % 50}件` }));

/** Two panes as 1005 has them. */
export function PickerPart() {
  const [value, setValue] = useState(["2", "3", "4", "6", "7", "9"]);
  return (
    <EditPage
      title="テーマグループの編集"
      item="半導体"
      onSubmit={() => toast("保存しました")}
      onCancel={() => undefined}
    >
      <FormSection title="名前">
        <TextInput label="グループ名" required defaultValue="半導体" />
      </FormSection>
      <FormSection
        title="テーマ"
        help="テーマを選んで加え、出す順に並べます。一つのテーマは複数のグループに入れられます"
      >
        <TwoPanePicker
          name="テーマ"
          chosenName="このグループのテーマ"
          items={THEMES}
          value={value}
          onChange={setValue}
          chosenNote="新聞83 WEB98 雑誌18"
        />
      </FormSection>
    </EditPage>
  );
}
