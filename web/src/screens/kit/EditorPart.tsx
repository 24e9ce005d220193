import { Button } from "@mantine/core";
import { useState } from "react";
import { CodeEditor } from "../../components/code-editor/CodeEditor.tsx";
import { Page } from "../../components/page/Page.tsx";

const EXPRESSION = `(パワー半導体 OR "SiC" OR 炭化ケイ素 OR GaN)
AND (title:(工場 OR 量産 OR 調達) OR 基板 OR ウエハー
NOT (太陽電池 OR "パワーストーン")
NOT media:海路日報`;

/** An expression with a fault, and one without. */
export function EditorPart() {
  const [value, setValue] = useState(EXPRESSION);
  const open = [...value].filter((each) => each === "(").length;
  const close = [...value].filter((each) => each === ")").length;
  const fault =
    open > close
      ? {
          position: EXPRESSION.indexOf("(title"),
          message: "「(」が閉じていません。行の終わりに「)」を加えてください。",
        }
      : null;
  return (
    <Page title="式の編集" width="fluid">
      <CodeEditor
        label="検索式"
        value={value}
        onChange={setValue}
        fault={fault}
        maxLength={20_000}
        mend={
          <Button size="xs" variant="default" onClick={() => setValue(value.replace("ウエハー", "ウエハー)"))}>
            「)」を加える
          </Button>
        }
      />
      <CodeEditor label="もう一つの式" value="半導体 AND 工場" onChange={() => undefined} isReadOnly />
    </Page>
  );
}
