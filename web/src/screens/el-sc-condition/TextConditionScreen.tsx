import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ExpressionWorkspace } from "../../features/theme-expressions/ExpressionWorkspace.tsx";

/** /el/sc-condition: the expressions that are for the text of newspapers only. */
export default function TextConditionScreen() {
  return (
    <ExpressionWorkspace
      title={screenNames["el-sc-condition"]}
      lead="新聞の本文だけに当てる式"
      section={DATA_SECTION.newspaperText}
    />
  );
}
