import type { CoreApi } from "../core-api/core-api.ts";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
import type { LoginScreen } from "../modules/notice/login-screen.type.ts";
import { toLoginScreen } from "../modules/notice/notice.mapper.ts";

/** The answer to the query LoginScreen (web: login-screen-documents.ts). */
export interface SignInAnswer {
  loginScreen: LoginScreen;
  installationLinks: readonly InstallationLink[];
}

/** What the sign-in shows to everybody. Null where core-api gives no answer: the program then asks itself. */
export const signInAnswer = (
  core: CoreApi,
  installationLinks: readonly InstallationLink[],
): Promise<SignInAnswer | null> =>
  core.notices
    .ofOperator({})
    .then((wire) => ({ loginScreen: toLoginScreen(wire), installationLinks }))
    .catch(() => null);

/** Within a script element only the end of one means anything. */
const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The answer for the program to read instead of asking. */
export const firstNotices = (answer: SignInAnswer): string =>
  `<script type="application/json" id="login-screen">${scriptText(answer)}</script>`;
