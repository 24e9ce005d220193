import { graphqlPost } from "../bff/graphql-post.ts";
import { openAnew } from "../browser/open-anew.ts";
import { clearTabData } from "../browser/session-storage.ts";
import { pathOf } from "../domain/screen-path.ts";
import { LOGOUT } from "./sign-in-documents.ts";

interface User {
  contractId: string;
  userId: string;
}

/** As the address of el-users names a user. */
export const supportedUser = ({ contractId, userId }: User): string => `${contractId}/${userId}`;

/**
 * Ends what an operator looks at as a user, and goes back to where he began. The page loads anew, so that nothing of the user stays
 * in it. A view that has ended by itself, or a server that can't be told, ends it here all the same.
 */
export async function endSupportView(user: User, { byItself = false } = {}): Promise<void> {
  await graphqlPost(LOGOUT, {}).catch(() => undefined);
  clearTabData();
  const shown = new URLSearchParams({ user: supportedUser(user), ...(byItself && { ended: "1" }) });
  openAnew(`${pathOf("el-users")}?${shown}`);
}
