import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { toPressRelease, toTrackedRelease } from "./press-release.mapper.ts";
import { PressRelease, PressReleaseInput, SavePressReleaseResult, TrackedRelease } from "./press-release.type.ts";

const WIRE_NAMES = { release_title: "title", release_text: "text", release_date: "day", version: "version" } as const;

/** リリース追跡 (in place of 推移). */
@Resolver()
export class PressReleaseResolver {
  @Query(() => [PressRelease], { description: "Own press releases, latest first." })
  async pressReleases(@Ctx() { core }: RequestContext): Promise<PressRelease[]> {
    return (await core.pressReleases.list()).press_releases.map(toPressRelease);
  }

  @Query(() => TrackedRelease, {
    nullable: true,
    description: "A press release with the articles that took it up; null for one that the user does not see.",
  })
  async trackedRelease(
    @Arg("id", () => ID, { description: "press_release_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<TrackedRelease | null> {
    const wire = await unlessUnknown(core.pressReleases.one({ press_release_id: id }), null);
    return wire && toTrackedRelease(wire);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SavePressReleaseResult, {
    description: "Adds a press release, or changes one. Administrators only.",
  })
  async savePressRelease(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => PressReleaseInput, { description: "The release." }) form: PressReleaseInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PressRelease | Refusal | VersionConflict> {
    const { title, text, day, version } = form;
    const saved = await orConflict(
      core.pressReleases.save({
        ...(id && { press_release_id: id }),
        ...(version && { version }),
        ...{ release_title: title, release_text: text, release_date: day },
      }),
    );
    return isNotSaved(saved) ? saved : toPressRelease(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes a press release. Administrators only." })
  removePressRelease(
    @Arg("id", () => ID, { description: "press_release_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.pressReleases.remove({ press_release_id: id, version }));
  }
}
