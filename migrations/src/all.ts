import type { MigrationInterface } from "typeorm";
import { Tenancy1763600000000 } from "./1763600000000-tenancy.ts";
import { Articles1763600100000 } from "./1763600100000-articles.ts";
import { Themes1763600200000 } from "./1763600200000-themes.ts";
import { SignIn1763700000000 } from "./1763700000000-sign-in.ts";
import { EpubKey1763802000000 } from "./1763802000000-epub-key.ts";

/** Every migration in the order in which it runs. */
export const migrations: (new () => MigrationInterface)[] = [
  Tenancy1763600000000,
  Articles1763600100000,
  Themes1763600200000,
  SignIn1763700000000,
  EpubKey1763802000000,
];
