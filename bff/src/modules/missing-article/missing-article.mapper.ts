import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  CauseCount,
  MissingAnswer,
  MissingCandidate,
  MissingCandidates,
  MissingInquiries,
  MissingInquiry,
  MissingMonth,
  MissingTheme,
} from "./missing-article.type.ts";

type ListWire = DataOf<"/api/v1/missing_articles", "get">;

export const toCandidates = ({
  article_info,
}: DataOf<"/api/v1/missing_article_candidates", "get">): MissingCandidates =>
  instance(MissingCandidates, {
    candidates: article_info.map((wire) =>
      instance(MissingCandidate, {
        articleId: wire.article_id,
        dataSection: wire.data_section,
        title: wire.title,
        mediaName: wire.media_name,
        issueDay: wire.issue_date,
        arrivedAt: wire.arrived_datetime,
      }),
    ),
  });

export const toAnswer = ({ cause, message, theme_info }: DataOf<"/api/v1/missing_article", "post">): MissingAnswer =>
  instance(MissingAnswer, {
    cause,
    message,
    themes: theme_info.map((wire) =>
      instance(MissingTheme, {
        themeId: wire.theme_id,
        name: wire.theme_name,
        state: wire.state,
        day: wire.process_date,
        foundWords: wire.found_words,
        unwantedWords: wire.unwanted_words,
      }),
    ),
  });

export const toInquiries = (wire: ListWire): MissingInquiries =>
  instance(MissingInquiries, {
    inquiries: wire.inquiry_info.map(toInquiry),
    total: wire.inquiry_count,
    open: wire.open_count,
    months: wire.month_info.map(({ target_month, inquiry_count, cause_info }) =>
      instance(MissingMonth, {
        month: target_month,
        total: inquiry_count,
        causes: cause_info.map((each) => instance(CauseCount, each)),
      }),
    ),
  });

const toInquiry = (wire: ListWire["inquiry_info"][number]): MissingInquiry =>
  instance(MissingInquiry, {
    id: wire.missing_article_id,
    userName: wire.user_name,
    askedAt: wire.asked_datetime,
    keyword: wire.keyword,
    searchedMedium: wire.searched_media_name,
    searchedDay: wire.searched_issue_date,
    articleId: wire.article_id,
    title: wire.title,
    mediaName: wire.media_name,
    cause: wire.cause,
    message: wire.message,
    settled: wire.settled_flag === 1,
    settledBy: wire.settled_by,
    settledAt: wire.settled_datetime,
    note: wire.note,
  });
