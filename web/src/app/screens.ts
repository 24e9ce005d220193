import type { ComponentType } from "react";
import type { RouteId } from "./routes/route-row.ts";

export type ScreenModule = { default: ComponentType };
export type ScreenLoader = () => Promise<ScreenModule>;

const late =
  (id: keyof typeof import("./late-screens.ts").lateScreens): ScreenLoader =>
  () =>
    import("./late-screens.ts").then(({ lateScreens }) => lateScreens[id]());

// Screens of the sign-in are the same on both trees: one column that a phone shows as it is.
const login = () => import("../screens/0001-login/LoginScreen.tsx");
const passwords = () => import("../screens/0020-password/PasswordScreen.tsx");
const ipCheck = () => import("../screens/0021-ip-check/IpCheckScreen.tsx");
const resetRequest = () => import("../screens/0022-reset-request/ResetRequestScreen.tsx");

// The search's own screens are one column too.
const conditions = late("0011");
const condition = late("0012");
const trial = late("0013");
const usage = late("0015");
// Reading is the same on both trees too; each fits itself to the width.
const home = () => import("../screens/0002-home/HomeScreen.tsx");
const article = () => import("../screens/0008-article/ArticleScreen.tsx");
const traces = () => import("../screens/0009-traces/TracesScreen.tsx");
const imageArticles = () => import("../screens/0014-mail-articles/ImageArticlesScreen.tsx");
const textArticles = () => import("../screens/0014-mail-articles/TextArticlesScreen.tsx");
const mailArticles = () => import("../screens/0014-mail-articles/ArticleListScreen.tsx");
const themes = () => import("../screens/sp-0002-themes/ThemesScreen.tsx");

// Originals look the same on both trees: one pane, with what a phone has no room for left out.
const viewer = () => import("../screens/0001-001-viewer/ViewerScreen.tsx");
const results = () => import("../screens/0004-result/ResultScreen.tsx");

const sendMail = late("1002");

/** The screens that exist: route id → its chunk. A new screen is added here (or in late-screens.ts) and taken off unbuilt-screens.ts. */
export const screens: ReadonlyMap<RouteId, ScreenLoader> = new Map<RouteId, ScreenLoader>([
  ["0001", login],
  ["0001-001", viewer],
  ["0001-002", () => import("../screens/0001-002-print/PrintScreen.tsx")],
  ["0002", home],
  ["0003", () => import("../screens/0014-mail-articles/PageImagesScreen.tsx")],
  ["0004", results],
  ["0004_1", results],
  ["0006", imageArticles],
  ["0007", textArticles],
  ["0008", article],
  ["0009", traces],
  ["0014", mailArticles],
  ["0020", passwords],
  ["0021", ipCheck],
  ["0022", resetRequest],
  ["search", late("search")],
  ["0011", conditions],
  ["sp-0011", conditions],
  ["0012", condition],
  ["sp-0012", condition],
  ["0013", trial],
  ["sp-0010", trial],
  ["0015", usage],
  ["sp-0015", usage],
  ["1020", late("1020")],
  ["1021", late("1021")],
  ["1040", late("1040")],
  ["epub", late("epub")],
  ["account", late("account")],
  ["sp", ipCheck],
  ["sp-0001", login],
  ["sp-0001-001", viewer],
  ["sp-0001-003", () => import("../screens/sp-0001-003-wait/WaitScreen.tsx")],
  ["sp-0002", home],
  ["sp-0002_0", themes],
  ["sp-0002_1", themes],
  ["sp-0002_2", themes],
  ["sp-0003", home],
  ["sp-0004", results],
  ["sp-0006", imageArticles],
  ["sp-0007", textArticles],
  ["sp-0008", article],
  ["sp-0009", traces],
  ["sp-0013", mailArticles],
  ["sp-0014", late("search")],
  ["sp-0020", passwords],
  ["sp-0021", ipCheck],
  ["sp-0022", resetRequest],
  ["1002-001", late("1002-001")],
  ["1003", late("1003")],
  ["1002", sendMail],
  ["sp-0005", sendMail],
  ["1007", late("1007")],
  ["1008", late("1008")],
  ["1044", late("1044")],
  ["el-notice", late("el-notice")],
  ["el-arrivals", late("el-arrivals")],
  ["el-setup-status", late("el-setup-status")],
  ["el-login", () => import("../screens/el-login/OperatorLoginScreen.tsx")],
  ["el-home", late("el-home")],
  ["0018", () => import("../screens/0018-logout/LogoutScreen.tsx")],
]);

/** Whether a row has a screen that can be shown. */
export const isBuilt = (id: RouteId): boolean => screens.has(id);
