import { graphqlPost } from "../bff/graphql-post.ts";
import { openAnew } from "../browser/open-anew.ts";
import { clearTabData } from "../browser/session-storage.ts";
import { pathOf } from "../domain/screen-path.ts";
import { LOGOUT } from "./sign-in-documents.ts";

/**
 * Ends what an operator looks at as a user, and goes back to where he began. The page loads anew, so that nothing of the user stays
 * in it. A view that has ended by itself, or a server that can't be told, ends it here all the same.
 */
export async function endSupportView({ contractId, userId }: { contractId: string; userId: string }): Promise<void> {
  await graphqlPost(LOGOUT, {}).catch(() => undefined);
  clearTabData();
  const user = new URLSearchParams({ user: `${contractId}/${userId}` });
  openAnew(`${pathOf("el-users")}?${user}`);
}
