import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { LicensedMediumInput } from "./licensed-medium.input.ts";
import { toMagazine, toMagazineBody, toNewspaper, toNewspaperBody } from "./licensed-medium.mapper.ts";
import { LicensedKind, LicensedMedium } from "./licensed-medium.type.ts";

/** Newspapers and magazines with their licences (screen /el/magazine-media). Operators only. */
@Resolver()
export class LicensedMediumResolver {
  @Query(() => [LicensedMedium], { description: "Newspapers or magazines with their licences. Operators only." })
  async licensedMedia(
    @Arg("kind", () => LicensedKind, { description: "Newspapers or magazines." }) kind: LicensedKind,
    @Ctx() { core: { operatorMedia } }: RequestContext,
  ): Promise<LicensedMedium[]> {
    const licences = operatorMedia.licences({});
    const media =
      kind === LicensedKind.NEWSPAPER
        ? operatorMedia.newspapers({}).then(({ newspaper_media }) => ({ newspaper_media, magazine_media: [] }))
        : operatorMedia.magazines({}).then(({ magazine_media }) => ({ newspaper_media: [], magazine_media }));
    const [{ media_licences }, { newspaper_media, magazine_media }] = await Promise.all([licences, media]);
    const byCode = new Map(media_licences.map((licence) => [licence.media_code, licence]));
    return [
      ...newspaper_media.map((wire) => toNewspaper(wire, byCode.get(wire.media_code))),
      ...magazine_media.map((wire) => toMagazine(wire, byCode.get(wire.media_code))),
    ];
  }

  @Mutation(() => BackOfficeResult, { description: "Creates or changes a medium and its licence. Operators only." })
  saveLicensedMedium(
    @Arg("medium", () => LicensedMediumInput, { description: "All of it." }) medium: LicensedMediumInput,
    @Ctx() { core: { operatorMedia } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(
      medium.kind === LicensedKind.NEWSPAPER
        ? operatorMedia.saveNewspaper(toNewspaperBody(medium))
        : operatorMedia.saveMagazine(toMagazineBody(medium)),
    );
  }

  @Mutation(() => BackOfficeResult, { description: "Deletes a medium that has no articles. Operators only." })
  removeLicensedMedium(
    @Arg("kind", () => LicensedKind, { description: "Its kind." }) kind: LicensedKind,
    @Arg("code", () => ID, { description: "media_code." }) code: string,
    @Ctx() { core: { operatorMedia } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const body = { media_code: code };
    return doneOr(
      kind === LicensedKind.NEWSPAPER ? operatorMedia.removeNewspaper(body) : operatorMedia.removeMagazine(body),
    );
  }
}
