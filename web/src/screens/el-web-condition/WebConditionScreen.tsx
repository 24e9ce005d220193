import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ExpressionWorkspace } from "../../features/theme-expressions/ExpressionWorkspace.tsx";

/** /el/web-condition: the expressions that are for web news only. */
export default function WebConditionScreen() {
  return (
    <ExpressionWorkspace
      title={screenNames["el-web-condition"]}
      lead="WEBの記事だけに当てる式"
      section={DATA_SECTION.web}
    />
  );
}
