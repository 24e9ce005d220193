import type { OperatorScreenId } from "./operator-screens.ts";
import { rowsOf } from "./route-row.ts";

const load = (id: OperatorScreenId) => () =>
  import("./operator-screens.ts").then(({ operatorScreens }) => operatorScreens[id]());

/** A row whose screen is there. */
const built = <Id extends OperatorScreenId>(id: Id) => ({ id, screen: load(id) });

/**
 * The operator's tree. The spec shows no operator screen, only calls (section 7); a row each for the tables of api.md's
 * operator part. Operators have a session of their own, so no user role opens these.
 */
export const operatorRows = rowsOf({ area: "operator", device: "any", loginRequired: true, roles: [] })(
  { ...built("el"), loginRequired: false, exempt: true },
  built("el-home"),
  built("el-arrivals"),
  built("el-notice"),
  built("el-contracts"),
  built("el-contract"),
  built("el-demand-units"),
  built("el-contract-licences"),
  built("el-themes"),
  built("el-expressions"),
  built("el-sc-condition"),
  built("el-web-condition"),
  built("el-excluded-domains"),
  built("el-synonyms"),
  built("el-omissions"),
  built("el-mail-domains"),
  built("el-users"),
  built("el-operators"),
  built("el-operator"),
  built("el-account"),
  built("el-incorrect-articles"),
  built("el-originals"),
  built("el-feeds"),
  built("el-article-life"),
  built("el-mail-life"),
  built("el-mail-delivery"),
  built("el-user-log"),
  built("el-setup-status"),
  built("el-magazine-media"),
  built("el-help"),
);
