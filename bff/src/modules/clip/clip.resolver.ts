import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { CoreApi } from "../../core-api/core-api.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toMagazineArticle, toNewspaperArticle, toWebArticle } from "../article/article.mapper.ts";
import { WithdrawnArticle } from "../named-articles/named-articles.type.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { ClipFolderInput, ClipNoteInput, FolderClipsArgs } from "./clip.input.ts";
import {
  ChangeClipsResult,
  Clip,
  ClipFolder,
  ClipNote,
  Clips,
  ClipsChanged,
  ClipsResult,
  ListedClipFolder,
  NoteClipResult,
  SaveClipFolderResult,
  toClipFolder,
} from "./clip.type.ts";
import { HandClip, handClipOf } from "./hand-clip.type.ts";

type ClipsWire = DataOf<"/api/v1/clips", "get">;

const infoOf = (ids: readonly string[]) => ids.map((article_id) => ({ article_id }));
const lyingOf = (id: string) => (id.startsWith("h") ? { hand_clip_id: id.slice(1) } : { article_id: id });
const changed = (wire: { added_count: number; removed_count: number }): ClipsChanged =>
  instance(ClipsChanged, { added: wire.added_count, removed: wire.removed_count });

/** Folders of clips and what lies in them (screen clips). */
@Resolver()
export class ClipResolver {
  @Query(() => [ListedClipFolder], { description: "Folders of clips: the user's own, then the group's." })
  async clipFolders(
    @Arg("articleId", () => ID, {
      nullable: true,
      description: "article_id. Each folder then tells whether it contains the article.",
    })
    articleId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<ListedClipFolder[]> {
    const { clip_folders: folders } = await core.clips.folders(articleId ? { article_id: articleId } : {});
    return folders.map((wire) =>
      instance(ListedClipFolder, {
        folder: toClipFolder(wire),
        counts: toCounts(wire),
        handCount: wire.hand_clip_count,
        updatedAt: wire.updated_datetime,
        updatedBy: wire.updated_by,
        hasArticle: wire.clipped_flag === 1,
      }),
    );
  }

  @Query(() => ClipsResult, { description: "Contents of a folder of clips." })
  async clips(
    @Arg("folderId", () => ID, { description: "folder_id." }) folderId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<Clips | Refusal> {
    const answer = await removedOrRefusal(core.clips.list({ folder_id: folderId }));
    return answer instanceof Refusal ? answer : readClips(core, answer);
  }

  @UseMiddleware(invalidFormAsData({ folder_name: "name" }))
  @Mutation(() => SaveClipFolderResult, { description: "Creates or renames a folder of clips." })
  async saveClipFolder(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to rename; null: create a new one." }) id:
      | string
      | null,
    @Arg("shared", () => Boolean, { description: "Of a new one: whether all of the group read and write it." })
    shared: boolean,
    @Arg("form", () => ClipFolderInput, { description: "The folder." }) { name }: ClipFolderInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipFolder | Refusal> {
    const named = id ? { folder_id: id } : { shared_flag: shared ? (1 as const) : (0 as const) };
    const answer = await orRefusal(core.clips.saveFolder({ ...named, folder_name: name }));
    return answer instanceof Refusal ? answer : toClipFolder(answer);
  }

  @Mutation(() => ChangeClipsResult, { description: "Deletes a folder of clips; the articles themselves stay." })
  async removeClipFolder(
    @Arg("id", () => ID, { description: "folder_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipsChanged | Refusal> {
    const answer = await removedOrRefusal(core.clips.removeFolder({ folder_id: id }));
    return answer instanceof Refusal ? answer : instance(ClipsChanged, { added: 0, removed: 0 });
  }

  @Mutation(() => ChangeClipsResult, {
    description: "Puts articles and records into a folder of clips. Does not count as a use.",
  })
  async clipArticles(
    @Args(() => FolderClipsArgs) { folderId, ids }: FolderClipsArgs,
    @Arg("fromFolderId", () => ID, {
      nullable: true,
      description: "Folder to move them from, together with their notes; without it records are copied.",
    })
    from: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipsChanged | Refusal> {
    const moved = from ? { from_folder_id: from } : {};
    const answer = await removedOrRefusal(
      core.clips.put({ folder_id: folderId, clip_order: ids.map(lyingOf), ...moved }),
    );
    return answer instanceof Refusal ? answer : changed(answer);
  }

  @Mutation(() => ChangeClipsResult, {
    description: "Removes articles from a folder of clips, and deletes records of it.",
  })
  async unclipArticles(
    @Args(() => FolderClipsArgs) { folderId, ids }: FolderClipsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipsChanged | Refusal> {
    const answer = await removedOrRefusal(core.clips.take({ folder_id: folderId, clip_order: ids.map(lyingOf) }));
    return answer instanceof Refusal ? answer : changed(answer);
  }

  @Mutation(() => ChangeClipsResult, { description: "Puts articles and records of a folder in order." })
  async orderClips(
    @Args(() => FolderClipsArgs) { folderId, ids }: FolderClipsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipsChanged | Refusal> {
    const answer = await removedOrRefusal(core.clips.order({ folder_id: folderId, clip_order: ids.map(lyingOf) }));
    return answer instanceof Refusal ? answer : instance(ClipsChanged, { added: 0, removed: 0 });
  }

  @UseMiddleware(invalidFormAsData({ note: "note" }))
  @Mutation(() => NoteClipResult, { description: "Notes something on an article of a folder." })
  async noteClip(
    @Arg("folderId", () => ID, { description: "folder_id." }) folderId: string,
    @Arg("articleId", () => ID, { description: "article_id." }) articleId: string,
    @Arg("form", () => ClipNoteInput, { description: "The note." }) { note }: ClipNoteInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ClipNote | Refusal> {
    const answer = await removedOrRefusal(
      core.clips.note({ folder_id: folderId, article_id: articleId, note: note ?? "" }),
    );
    if (answer instanceof Refusal) return answer;
    return instance(ClipNote, { note: answer.note, notedAt: answer.noted_datetime });
  }
}

/** The articles as every list has them, in the order of the folder: one more call, whatever their number. */
async function readClips(core: CoreApi, wire: ClipsWire): Promise<Clips> {
  const ids = [...wire.clip_info.map(({ article_id }) => article_id), ...wire.closed_article_ids];
  const folder = toClipFolder(wire);
  const handClips = wire.hand_clip_info.map((record) => instance(HandClip, handClipOf(record)));
  if (ids.length === 0)
    return instance(Clips, { folder, clips: [], handClips, unavailableCount: wire.hidden_count, withdrawn: [] });
  const named = await core.articles.named({ article_info: infoOf(ids) });
  const articles = [
    ...named.mc_article_info.map(toNewspaperArticle),
    ...named.sc_article_info.map(toNewspaperArticle),
    ...named.web_news_article_info.map(toWebArticle),
    ...named.magazine_article_info.map(toMagazineArticle),
  ];
  const byId = new Map(articles.map((article) => [article.id, article]));
  return instance(Clips, {
    folder,
    handClips,
    clips: wire.clip_info.flatMap((clip) => {
      const article = byId.get(clip.article_id);
      if (!article) return [];
      const { position, note, noted_by: notedBy, noted_datetime: notedAt } = clip;
      const { clipped_by: clippedBy, clipped_datetime: clippedAt } = clip;
      return [instance(Clip, { article, position, note, notedBy, notedAt, clippedBy, clippedAt })];
    }),
    unavailableCount: wire.hidden_count + named.unavailable_article_ids.length,
    withdrawn: named.withdrawn_article_info.map((article) =>
      instance(WithdrawnArticle, {
        id: article.article_id,
        mediaName: article.media_name,
        issueDate: article.issue_date,
        withdrawnAt: article.withdrawn_datetime,
      }),
    ),
  });
}
