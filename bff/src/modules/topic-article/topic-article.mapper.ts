import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toTags } from "../article/article.mapper.ts";
import { toIssueType } from "../article/subtitle.ts";
import { UnchangedArticle } from "../managed-article/managed-article.type.ts";
import { ChangedTopic, TopicArticle, TopicArticles } from "./topic-article.type.ts";

type ListWire = DataOf<"/api/v1/topic_articles", "get">;
type Common = Pick<
  ListWire["web_news_info"][number],
  "article_id" | "title" | "comment" | "disp_status" | "display_order" | "tone" | "tag_info"
> & { data_section: number };
type Own = Pick<TopicArticle, "mediaName" | "issueDate"> & Partial<Pick<TopicArticle, "issueType" | "frameNo">>;

const toArticle = (wire: Common, own: Own): TopicArticle =>
  instance(TopicArticle, {
    id: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    comment: wire.comment,
    published: wire.disp_status === 0,
    tone: wire.tone,
    tags: toTags(wire.tag_info),
    issueType: null,
    frameNo: null,
    ...own,
  });

const inOrder = <Wire extends Common>(wires: readonly Wire[], ownOf: (wire: Wire) => Own): TopicArticle[] =>
  wires.toSorted((a, b) => a.display_order - b.display_order).map((wire) => toArticle(wire, ownOf(wire)));

export const toTopicArticles = (wire: ListWire): TopicArticles =>
  instance(TopicArticles, {
    newspaper: inOrder([...wire.mc_news_info, ...wire.sc_news_info], (paper) => ({
      mediaName: paper.media_name,
      issueDate: paper.issue_date,
      issueType: toIssueType(paper.issue_type),
      frameNo: paper.frame_no,
    })),
    web: inOrder(wire.web_news_info, (page) => ({
      mediaName: page.media_name,
      issueDate: page.reporting_date?.slice(0, 10) ?? null,
    })),
    magazine: inOrder(wire.magazine_info, (page) => ({ mediaName: page.magazine_name, issueDate: page.cover_date })),
  });

export type ChangedTopicWire = DataOf<"/api/v1/topic_articles", "post">;

export const toChangedTopic = (wire: ChangedTopicWire): ChangedTopic =>
  instance(ChangedTopic, {
    articles: toTopicArticles(wire),
    unchanged: wire.article_info.map(({ article_id, title, reason }) =>
      instance(UnchangedArticle, { id: article_id, title, reason }),
    ),
  });
