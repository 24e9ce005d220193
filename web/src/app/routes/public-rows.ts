import { EVERYONE } from "../../domain/roles.ts";
import { rowsOf, SIGN_IN } from "./route-row.ts";

/** Desktop, no login needed (spec section 2, Public). */
export const publicRows = rowsOf({ area: "public", device: "desktop", loginRequired: false, roles: EVERYONE })(
  {
    id: "0001",
    aliases: ["/"],
    twin: "sp-0001",
    ...SIGN_IN,
    screen: () => import("../../screens/0001-login/LoginScreen.tsx"),
  },
  {
    id: "0001-001",
    twin: "sp-0001-001",
    loginRoute: true,
    screen: () => import("../../screens/0001-001-viewer/ViewerScreen.tsx"),
  },
  {
    id: "0001-002",
    twin: "sp-0002",
    loginRoute: true,
    screen: () => import("../../screens/0001-002-print/PrintScreen.tsx"),
  },
  { id: "0018", device: "any", exempt: true, screen: () => import("../../screens/0018-logout/LogoutScreen.tsx") },
  { id: "0020", twin: "sp-0020", exempt: true, screen: () => import("../../screens/0020-password/PasswordScreen.tsx") },
  {
    id: "0021",
    twin: "sp-0021",
    exempt: true,
    alone: true,
    screen: () => import("../../screens/0021-ip-check/IpCheckScreen.tsx"),
  },
  {
    id: "0022",
    twin: "sp-0022",
    exempt: true,
    screen: () => import("../../screens/0022-reset-request/ResetRequestScreen.tsx"),
  },
  // Ours: the guide. Whoever can't sign in reads it, too.
  { id: "help", device: "any", exempt: true, screen: () => import("../../screens/help/HelpScreen.tsx") },
  // Ours: the spec has no single sign-on. Who is signed in does not stay.
  {
    id: "sso",
    device: "any",
    exempt: true,
    signIn: true,
    screen: () => import("../../screens/sso/SsoScreen.tsx"),
  },
);
