import { graphql } from "../../__generated__/gql.ts";

export const TOPIC_TITLES = graphql(`
  query TopicTitles {
    topicTitles {
      id
      name
    }
  }
`);

export const TOPIC_LINE = graphql(`
  fragment TopicLine on TopicArticle {
    id
    dataSection
    title
    mediaName
    issueDate
    issueType
    frameNo
    comment
    published
    tone
    tags {
      id
      name
    }
  }
`);

export const TOPIC_LISTS = graphql(`
  fragment TopicLists on TopicArticles {
    newspaper {
      ...TopicLine @unmask
    }
    web {
      ...TopicLine @unmask
    }
    magazine {
      ...TopicLine @unmask
    }
  }
`);

export const TOPIC_ARTICLES = graphql(`
  query TopicArticles($topicId: ID!, $day: Day!) {
    topicArticles(topicId: $topicId, day: $day) {
      ...TopicLists @unmask
    }
  }
`);

/** Queries that keep a topic's articles. */
export const TOPIC_QUERIES = ["TopicArticles"];

export const CHANGED_TOPIC = graphql(`
  fragment ChangedTopicParts on ChangedTopic {
    articles {
      ...TopicLists @unmask
    }
    unchanged {
      id
      title
      reason
    }
  }
`);

export const ADD_ARTICLES = graphql(`
  mutation AddTopicArticles($topicId: ID!, $day: Day!, $articleIds: [ID!]!, $place: Int) {
    addTopicArticles(topicId: $topicId, day: $day, articleIds: $articleIds, place: $place) {
      ...ChangedTopicParts @unmask
      ...RefusalParts @unmask
    }
  }
`);

export const ORDER_ARTICLES = graphql(`
  mutation OrderTopicArticles($topicId: ID!, $day: Day!, $articleIds: [ID!]!) {
    orderTopicArticles(topicId: $topicId, day: $day, articleIds: $articleIds) {
      ...ChangedTopicParts @unmask
      ...RefusalParts @unmask
    }
  }
`);

export const COMMENT_ARTICLE = graphql(`
  mutation CommentTopicArticle($topicId: ID!, $day: Day!, $articleId: ID!, $comment: String!, $before: String!) {
    commentTopicArticle(topicId: $topicId, day: $day, articleId: $articleId, comment: $comment, before: $before) {
      ...ChangedTopicParts @unmask
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_ARTICLES = graphql(`
  mutation RemoveTopicArticles($topicId: ID!, $day: Day!, $articleIds: [ID!]!) {
    removeTopicArticles(topicId: $topicId, day: $day, articleIds: $articleIds) {
      ...ChangedTopicParts @unmask
      ...RefusalParts @unmask
    }
  }
`);

/** Everything that the contract may see. */
export const FOUND_BY_WORDS = graphql(`
  query FoundByWords($form: SearchForm!, $list: SearchPageInput!) {
    trialSearch(form: $form, list: $list) {
      ... on TrialSearchAnswer {
        unsearchedDays {
          start
          end
        }
        counts {
          newspaper
          web
          magazine
        }
        headlines {
          articleId
          dataSection
          title
          titleHits {
            start
            end
          }
          mediaName
          issueDate
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

/** What a theme has found. */
export const FOUND_BY_THEME = graphql(`
  query FoundByTheme($list: ArticleListInput!) {
    articleList(input: $list) {
      totalCount
      articles {
        id
        dataSection
        title
        titleHits {
          start
          end
        }
        mediaName
        processDate
      }
    }
  }
`);

export const FINDER_THEMES = graphql(`
  query FinderThemes {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);
