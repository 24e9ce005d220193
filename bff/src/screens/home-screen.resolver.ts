import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../session/context.ts";
import { HomeScreenInput } from "./home-screen.input.ts";
import { HomeScreenParts } from "./home-screen.parts.ts";
import { HomeScreen } from "./home-screen.type.ts";

/** Screen 0002: a list of parts, none of which is loaded unless the document asks for it. */
@Resolver(() => HomeScreen)
export class HomeScreenResolver {
  @Query(() => HomeScreen, { description: "Screen 0002. Without a selection the first theme is chosen." })
  homeScreen(
    @Arg("input", () => HomeScreenInput, { description: "What the screen opens with." }) input: HomeScreenInput,
    @Ctx() context: RequestContext,
  ): HomeScreenParts {
    return new HomeScreenParts(input, context);
  }

  @FieldResolver()
  viewer(@Root() parts: HomeScreenParts) {
    return parts.viewer();
  }

  @FieldResolver()
  period(@Root() parts: HomeScreenParts) {
    return parts.period;
  }

  @FieldResolver()
  tree(@Root() parts: HomeScreenParts) {
    return parts.tree();
  }

  @FieldResolver()
  selected(@Root() parts: HomeScreenParts) {
    return parts.selected();
  }

  @FieldResolver()
  source(@Root() parts: HomeScreenParts) {
    return parts.source();
  }

  @FieldResolver()
  page(@Root() parts: HomeScreenParts) {
    return parts.page();
  }

  @FieldResolver()
  availableDays(@Root() parts: HomeScreenParts) {
    return parts.availableDays();
  }

  @FieldResolver()
  notice(@Root() parts: HomeScreenParts) {
    return parts.notice();
  }

  @FieldResolver()
  today(@Root() parts: HomeScreenParts) {
    return parts.today();
  }
}
