import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { ArticleListItem } from "../article/article-list-item.type.ts";
import { WithdrawnArticle } from "../named-articles/named-articles.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";
import { HandClip } from "./hand-clip.type.ts";

@ObjectType({ simpleResolvers: true, description: "A folder of clips: the user's own, or his group's." })
export class ClipFolder {
  @Field(() => ID, { description: "folder_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether all of the user's group read and write it." })
  shared!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Name of the group that shares it; null for the user's own folder.",
  })
  groupName!: string | null;

  @Field(() => Int, { description: "Number of users who can read and write it." })
  memberCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A folder of clips in the list of folders." })
export class ListedClipFolder {
  @Field(() => ClipFolder, { description: "The folder." })
  folder!: ClipFolder;

  @Field(() => SourceCounts, { description: "Counts of its articles that this user can open." })
  counts!: SourceCounts;

  @Field(() => Int, { description: "Number of records added by hand." })
  handCount!: number;

  @Field(() => String, { description: "Moment of the last clip, else of the folder, ISO 8601 in Tokyo." })
  updatedAt!: string;

  @Field(() => String, { nullable: true, description: "Who clipped last; null for an empty folder." })
  updatedBy!: string | null;

  @Field(() => Boolean, { description: "Whether it contains the requested article." })
  hasArticle!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "An article in a folder." })
export class Clip {
  @Field(() => ArticleListItem, { description: "The article, as lists have it." })
  article!: ArticleListItem;

  @Field(() => Int, { description: "Place in the folder from 1, in one order with what was added by hand." })
  position!: number;

  @Field(() => String, { description: "The note; empty if there is none." })
  note!: string;

  @Field(() => String, { nullable: true, description: "Who wrote the note; null if there is none." })
  notedBy!: string | null;

  @Field(() => String, { nullable: true, description: "When it was clipped, ISO 8601 in Tokyo." })
  notedAt!: string | null;

  @Field(() => String, { description: "Who clipped it." })
  clippedBy!: string;

  @Field(() => String, { description: "When it was clipped, ISO 8601 in Tokyo." })
  clippedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "Contents of a folder, in its order." })
export class Clips {
  @Field(() => ClipFolder, { description: "The folder." })
  folder!: ClipFolder;

  @Field(() => [Clip], { description: "Articles that this user can open." })
  clips!: Clip[];

  @Field(() => [HandClip], { description: "Records added by hand, in the order of the folder." })
  handClips!: HandClip[];

  @Field(() => Int, {
    description: "Number of other articles in it, which this user cannot see, or can no longer see.",
  })
  unavailableCount!: number;

  @Field(() => [WithdrawnArticle], { description: "Of those, the articles that their sources withdrew." })
  withdrawn!: WithdrawnArticle[];
}

export const ClipsResult = createUnionType({
  name: "ClipsResult",
  description: "Contents of the folder, or a refusal if the user has no such folder.",
  types: () => [Clips, Refusal] as const,
});

export const SaveClipFolderResult = createUnionType({
  name: "SaveClipFolderResult",
  description: "The saved folder, a refusal with a message for the user, or the faults of the form.",
  types: () => [ClipFolder, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "Result of a change of folders of clips." })
export class ClipsChanged {
  @Field(() => Int, { description: "Number of articles added." })
  added!: number;

  @Field(() => Int, { description: "Number of articles removed." })
  removed!: number;
}

export const ChangeClipsResult = createUnionType({
  name: "ChangeClipsResult",
  description: "What was changed, or a refusal with a message for the user.",
  types: () => [ClipsChanged, Refusal] as const,
});

@ObjectType({ simpleResolvers: true, description: "A saved note." })
export class ClipNote {
  @Field(() => String, { description: "The note; empty if there is none." })
  note!: string;

  @Field(() => String, { nullable: true, description: "When it was noted, ISO 8601 in Tokyo; null for no note." })
  notedAt!: string | null;
}

export const NoteClipResult = createUnionType({
  name: "NoteClipResult",
  description: "The saved note, a refusal with a message for the user, or the faults of the form.",
  types: () => [ClipNote, Refusal, InvalidForm] as const,
});

type FolderWire = DataOf<"/api/v1/clip_folder", "put">;

export const toClipFolder = (wire: FolderWire): ClipFolder =>
  instance(ClipFolder, {
    id: wire.folder_id,
    name: wire.folder_name,
    shared: wire.shared_flag === 1,
    groupName: wire.user_group_name,
    memberCount: wire.member_count,
  });
