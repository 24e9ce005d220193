import type { CoreApi } from "../core-api/core-api.ts";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
import { toLoginScreen } from "../modules/notice/notice.mapper.ts";

/** Within a script element only the end of one means anything. */
const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/**
 * The answer to the query LoginScreen (web: login-screen-documents.ts), for the program to read instead of asking. Null where core-api
 * gives none: the program then asks itself.
 */
export const firstNotices = (core: CoreApi, installationLinks: readonly InstallationLink[]): Promise<string | null> =>
  core.notices
    .ofOperator({})
    .then((wire) => scriptText({ loginScreen: toLoginScreen(wire), installationLinks }))
    .then((text) => `<script type="application/json" id="login-screen">${text}</script>`)
    .catch(() => null);
