import "reflect-metadata";
import { Args, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { CoreRefusal } from "../../core-api/core-error.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  EndRegistrationArgs,
  PreviewArgs,
  RegisterArticlesArgs,
  RegistrableMagazinesArgs,
  RemoveArticlesArgs,
} from "./registration.input.ts";
import { toMagazinePage, toPreview, toRegistrations } from "./registration.mapper.ts";
import {
  RegistrableMagazinePage,
  RegistrableMagazinesResult,
  RegistrationDone,
  RegistrationPreview,
  RegistrationPreviewResult,
  RegistrationResult,
  Registrations,
} from "./registration.type.ts";

const FIELDS = {
  media_code: "mediaCodes",
  media_codes: "mediaCodes",
  expression: "expression",
  theme_ids: "themeIds",
  process_date_start: "start",
  process_date_end: "end",
  keyword: "keyword",
  article_info: "articleIds",
  magazine_article_info: "articleIds",
} as const;

type ResultWire = DataOf<"/api/v1/article_themes", "delete">;

/** Registration of articles and media to themes (screen 1022). Administrators only. */
@Resolver()
export class RegistrationResolver {
  @Query(() => Registrations, { description: "Themes to register to, and the registered media." })
  async registrations(@Ctx() { core }: RequestContext): Promise<Registrations> {
    return toRegistrations(await core.registrations.list());
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Query(() => RegistrationPreviewResult, { description: "Preview of what registering media would add now." })
  async registrationPreview(
    @Args(() => PreviewArgs) { mediaCodes, themeIds, start, end, expression }: PreviewArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationPreview | Refusal> {
    const answer = await orRefusal(
      core.registrations.preview({
        media_code: mediaCodes,
        ...(themeIds.length > 0 && { theme_ids: themeIds }),
        process_date_start: start,
        ...(end && { process_date_end: end }),
        ...(expression !== "" && { expression }),
      }),
    );
    return answer instanceof Refusal ? answer : toPreview(answer);
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Query(() => RegistrableMagazinesResult, { description: "Articles of magazines that can be registered." })
  async registrableMagazines(
    @Args(() => RegistrableMagazinesArgs) args: RegistrableMagazinesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrableMagazinePage | Refusal> {
    const { keyword, mediaCode, start, end, page, pageSize } = args;
    const answer = await orRefusal(
      core.registrations.magazines({
        ...(keyword !== "" && { keyword }),
        ...(mediaCode !== "" && { media_code: mediaCode }),
        ...{ process_date_start: start, process_date_end: end, page, page_size: pageSize },
      }),
    );
    return answer instanceof Refusal ? answer : toMagazinePage(answer);
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Mutation(() => RegistrationResult, {
    description:
      "Registers all of the media or none. A medium that is already registered gets the new period and expression.",
  })
  async registerMedia(
    @Args(() => PreviewArgs) { mediaCodes, themeIds, start, end, expression }: PreviewArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationDone | Refusal> {
    return done(
      core.registrations.registerMedia({
        ...{ media_codes: mediaCodes, theme_ids: themeIds, process_date_start: start },
        ...(end && { process_date_end: end }),
        expression: expression === "" ? null : expression,
      }),
    );
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Mutation(() => RegistrationResult, {
    description: "Cancels a medium's registration. Articles that are in a theme only through it leave the theme.",
  })
  async removeRegistration(
    @Args(() => EndRegistrationArgs) { mediaCode: media_code, themeIds: theme_ids }: EndRegistrationArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationDone | Refusal> {
    return done(core.registrations.remove({ media_code, theme_ids }));
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Mutation(() => RegistrationResult, { description: "Registers articles of magazines to themes." })
  async registerMagazineArticles(
    @Args(() => RegisterArticlesArgs) { articleIds, themeIds: theme_ids }: RegisterArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationDone | Refusal> {
    const magazine_article_info = articleIds.map((article_id) => ({ article_id }));
    return done(core.registrations.registerMagazine({ magazine_article_info, theme_ids }));
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Mutation(() => RegistrationResult, {
    description: "Removes articles from a theme, or from all themes. Matching never adds them again.",
  })
  async removeFromThemes(
    @Args(() => RemoveArticlesArgs) args: RemoveArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationDone | Refusal> {
    return done(core.registrations.remove(placesOf(args)));
  }

  @UseMiddleware(invalidFormAsData(FIELDS))
  @Mutation(() => RegistrationResult, {
    description: "Restores articles that were removed from themes in the last 30 days.",
  })
  async restoreToThemes(
    @Args(() => RemoveArticlesArgs) args: RemoveArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<RegistrationDone | Refusal> {
    return done(core.registrations.registerArticles({ ...placesOf(args), restore_flag: 1 }));
  }
}

const placesOf = ({ articleIds, themeId }: RemoveArticlesArgs) => ({
  article_info: articleIds.map((article_id) => ({ article_id })),
  ...(themeId && { theme_ids: [themeId] }),
});

async function done(call: Promise<ResultWire | CoreRefusal>): Promise<RegistrationDone | Refusal> {
  const answer = await orRefusal(call);
  if (answer instanceof Refusal) return answer;
  return instance(RegistrationDone, { added: answer.added_count, removed: answer.removed_count });
}
