import "reflect-metadata";
import { HandClipForm } from "@kirinuki/schema/forms/hand-clip-form.ts";
import type { MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { type SavedHandClip, SaveHandClipResult, toSavedHandClip } from "./hand-clip.type.ts";

@InputType("HandClipForm", { description: "A record to add to a folder of clips by hand." })
export class HandClipInput extends HandClipForm {
  @Field(() => Int, { description: "1 television, 2 radio, 3 newspaper, 4 magazine, 5 web, 6 event, 7 other." })
  override kind!: MediumKind;

  @Field(() => String, { description: "Name of the medium, at most 50 characters." })
  override mediumName!: string;

  @Field(() => String, { description: "Title, at most 200 characters." })
  override title!: string;

  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { description: "Its day, yyyy-MM-dd." })
  override day!: string;

  @Field(() => String, { nullable: true, description: "HH:mm, after midnight up to 29:59." })
  override time?: string | null;

  @Field(() => String, { nullable: true, description: "Programme or page, at most 100 characters." })
  override programme?: string | null;

  @Field(() => String, { nullable: true, description: "Length as text, at most 30 characters." })
  override extent?: string | null;

  @Field(() => String, { nullable: true, description: "Note, at most 500 characters." })
  override note?: string | null;

  @Field(() => String, { nullable: true, description: "Link that begins with https." })
  override link?: string | null;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new record." })
  override version?: number;
}

const WIRE_NAMES = {
  ...{ medium_kind: "kind", media_name: "mediumName", title: "title", clip_date: "day", clip_time: "time" },
  ...{ programme: "programme", extent: "extent", note: "note", url: "link", version: "version" },
} as const;

/** 手で足すクリップ: records of broadcasts, papers and events in folders of clips. */
@Resolver()
export class HandClipResolver {
  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SaveHandClipResult, { description: "Adds a record to a folder of clips by hand, or changes one." })
  async saveHandClip(
    @Arg("folderId", () => ID, { description: "folder_id." }) folderId: string,
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => HandClipInput, { description: "The record." }) form: HandClipInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedHandClip | Refusal | VersionConflict> {
    const { version, time, link, kind, mediumName, title, day, programme, extent, note } = form;
    const saved = await orConflict(
      core.clips.saveByHand({
        ...{ folder_id: folderId, medium_kind: kind, media_name: mediumName, title, clip_date: day },
        ...{
          clip_time: time ?? "",
          programme: programme ?? "",
          extent: extent ?? "",
          note: note ?? "",
          url: link ?? "",
        },
        ...(id && { hand_clip_id: id }),
        ...(version && { version }),
      }),
    );
    return isNotSaved(saved) ? saved : toSavedHandClip(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes a record that was added by hand." })
  removeHandClip(
    @Arg("folderId", () => ID, { description: "folder_id." }) folderId: string,
    @Arg("id", () => ID, { description: "hand_clip_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.clips.removeByHand({ folder_id: folderId, hand_clip_id: id, version }));
  }
}
