import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "What a record of a broadcast, paper or event says; empty texts for what is not known.",
})
export class HandRecord {
  @Field(() => Int, { description: "1 television, 2 radio, 3 newspaper, 4 magazine, 5 web, 6 event, 7 other." })
  kind!: number;

  @Field(() => String, { description: "Name of the medium." })
  mediumName!: string;

  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => Day, { description: "Its day." })
  day!: string;

  @Field(() => String, { description: "HH:mm, after midnight up to 29:59." })
  time!: string;

  @Field(() => String, { description: "Programme or page." })
  programme!: string;

  @Field(() => String, { description: "Length as text." })
  extent!: string;
}

@ObjectType({ simpleResolvers: true, description: "A record that was added to a folder of clips by hand." })
export class SavedHandClip extends HandRecord {
  @Field(() => ID, { description: "hand_clip_id." })
  id!: string;

  @Field(() => String, { description: "Note." })
  note!: string;

  @Field(() => String, { description: "Link that begins with https." })
  link!: string;

  @Field(() => String, { description: "Who added it." })
  addedBy!: string;

  @Field(() => DateTime, { description: "When it was added." })
  addedAt!: string;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A record that was added by hand, at its place in the folder." })
export class HandClip extends SavedHandClip {
  @Field(() => Int, { description: "Place in the folder from 1, in one order with the articles." })
  position!: number;
}

export const SaveHandClipResult = createUnionType({
  name: "SaveHandClipResult",
  description: "The saved record, a refusal, the faults of the form, or a version conflict.",
  types: () => [SavedHandClip, Refusal, InvalidForm, VersionConflict] as const,
});

type RecordWire = Pick<
  SavedWire,
  "medium_kind" | "media_name" | "title" | "clip_date" | "clip_time" | "programme" | "extent"
>;
type SavedWire = DataOf<"/api/v1/hand_clip", "put">;

export const handRecordOf = (wire: RecordWire): HandRecord =>
  instance(HandRecord, {
    ...{ kind: wire.medium_kind, mediumName: wire.media_name, title: wire.title },
    ...{ day: wire.clip_date, time: wire.clip_time, programme: wire.programme, extent: wire.extent },
  });

const savedOf = (wire: SavedWire) => ({
  ...handRecordOf(wire),
  ...{ id: wire.hand_clip_id, note: wire.note, link: wire.url },
  ...{ addedBy: wire.added_by, addedAt: wire.added_datetime, version: wire.version },
});

export const toSavedHandClip = (wire: SavedWire): SavedHandClip => instance(SavedHandClip, savedOf(wire));

export const handClipOf = (wire: SavedWire & { position: number }) => ({ ...savedOf(wire), position: wire.position });
