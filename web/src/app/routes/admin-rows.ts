import { ADMINS } from "../../domain/roles.ts";
import type { AdminScreenId } from "./admin-screens.ts";
import { rowsOf } from "./route-row.ts";

const load = (id: AdminScreenId) => () => import("./admin-screens.ts").then(({ adminScreens }) => adminScreens[id]());

/** A row whose screen is there. */
const built = <Id extends AdminScreenId>(id: Id) => ({ id, screen: load(id) });

/** Desktop, administrators only, without a phone twin (spec section 2; names of design.md 12). */
export const adminRows = rowsOf({
  area: "admin",
  administration: true,
  device: "desktop",
  loginRequired: true,
  roles: ADMINS,
})(
  built("1003"),
  built("1004"),
  built("1005"),
  built("1007"),
  built("1008"),
  { id: "1009", placeholder: true },
  built("1010"),
  built("1011"),
  { ...built("1013"), routeName: "UserGroupList" },
  built("1014"),
  built("1016"),
  built("1017"),
  { id: "1019", placeholder: true },
  built("1020"),
  built("1021"),
  built("1022"),
  built("1023"),
  { id: "1024", placeholder: true },
  { id: "1026", placeholder: true },
  built("1035"),
  built("1036"),
  built("1037"),
  built("1038"),
  built("1039"),
  built("1040"),
  built("1043"),
  built("1044"),
  built("1045"),
  built("1046"),
  // Ours: the spec has no reports.
  built("1047"),
  built("1048"),
  built("1049"),
  built("1050"),
  // Ours: the spec has no charge codes.
  built("1053"),
  built("1051"),
  built("1052"),
  // Ours: the spec has no single sign-on.
  built("1060"),
  // Ours: the spec has no audit log for customers, and knows mail alone.
  built("1061"),
  built("1062"),
  built("1063"),
  // Ours: the spec asks nobody whether the morning was kept.
  built("1064"),
  // Ours: the spec has no mail editions.
  built("1067"),
  // Ours: the spec has no licences.
  built("1070"),
);
