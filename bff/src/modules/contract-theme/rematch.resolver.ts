import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { toRematchStatus } from "./contract-theme.mapper.ts";
import { RematchStatus } from "./contract-theme.type.ts";

/** The past of a theme, matched again. Operators only. */
@Resolver()
export class RematchResolver {
  @Query(() => RematchStatus, {
    nullable: true,
    description: "Progress of the last rematch of a theme; null if the theme was deleted. Operators only.",
  })
  async rematchStatus(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<RematchStatus | null> {
    const wire = await unlessUnknown(core.contractThemes.rematchStatus({ theme_id: themeId }), null);
    return wire && toRematchStatus(wire);
  }

  @Mutation(() => BackOfficeResult, { description: "Starts a rematch of a theme. Operators only." })
  rematchTheme(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.contractThemes.rematch({ theme_id: themeId }));
  }

  @Mutation(() => BackOfficeResult, {
    description: "Undoes the last rematch of a theme; its expressions stay as they are. Operators only.",
  })
  undoRematch(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.contractThemes.undoRematch({ theme_id: themeId }));
  }
}
