import { screenNames } from "../../domain/text/screen-names.ts";
import { ExpressionWorkspace } from "../../features/theme-expressions/ExpressionWorkspace.tsx";

/** /el/expressions: the expressions of a contract's themes. */
export default function ExpressionsScreen() {
  return <ExpressionWorkspace title={screenNames["el-expressions"]} />;
}
