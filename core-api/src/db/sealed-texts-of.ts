import type { Config } from "../config/config.ts";
import { SealedTexts } from "./sealed-text.ts";
import { installationSecret } from "./secret.ts";

/** The texts that this installation keeps encrypted, while its secret is changed too. */
export const sealedTextsOf = ({ KIRINUKI_DATA, KIRINUKI_SECRET, KIRINUKI_SECRET_ALSO }: Config): SealedTexts =>
  new SealedTexts(() => installationSecret(KIRINUKI_DATA, KIRINUKI_SECRET), KIRINUKI_SECRET_ALSO);
