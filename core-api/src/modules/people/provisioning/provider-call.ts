import type { SealedTexts } from "../../../db/sealed-text.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import type { Administration } from "../user/user-lock.ts";
import { ScimError } from "./scim-error.ts";

/** A provider keeps users, as the user of its token. */
export interface Provisioning extends Administration {
  sealedTexts: SealedTexts;
  /** If-Match, where it was sent. */
  ifMatch: string | null;
}

/** Weak: what a provider does not see may differ. */
export const etagOf = (version: number | string): string => `W/"${version}"`;

/** Of the version that was read. @throws ScimError 412 */
export function demandMatch({ ifMatch }: Pick<Provisioning, "ifMatch">, version: number | string): void {
  if (ifMatch === null || ifMatch === "*") return;
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!tags.includes(etagOf(version).slice(2))) throw new ScimError(412, null, catalogue.LOST_UPDATE.msgDetail);
}
