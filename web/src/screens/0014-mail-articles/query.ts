import { graphql } from "../../__generated__/gql.ts";

/** A newspaper article with its page and pictures. */
export const PAPER_CARD = graphql(`
  fragment PaperCard on ArticleListItem {
    id
    dataSection
    title
    titleHits {
      start
      end
    }
    mediaName
    comment
    searchWords
    ... on NewspaperArticle {
      isImage
      issueDate
      issueType
      page
      row
      imageCount
      subtitle
      thumbnailUrl
      imageUrls
    }
  }
`);

/** Articles by their ids: one call, whatever their number. */
export const NAMED_ARTICLES = graphql(`
  query NamedArticles($ids: [ID!]!) {
    namedArticles(ids: $ids) {
      ... on NamedArticles {
        image {
          id
          dataSection
          title
          read
          searchWords
          ... on NewspaperArticle {
            issueDate
          }
          ... on WebArticle {
            reportedAt
          }
          ... on MagazineArticle {
            coverDate
          }
          ...ArticleRow
          ...PaperCard
        }
        text {
          id
          dataSection
          title
          read
          searchWords
          ... on NewspaperArticle {
            issueDate
          }
          ... on WebArticle {
            reportedAt
          }
          ... on MagazineArticle {
            coverDate
          }
          ...ArticleRow
          ...PaperCard
        }
        web {
          id
          dataSection
          title
          read
          searchWords
          ... on NewspaperArticle {
            issueDate
          }
          ... on WebArticle {
            reportedAt
          }
          ... on MagazineArticle {
            coverDate
          }
          ...ArticleRow
        }
        magazine {
          id
          dataSection
          title
          read
          searchWords
          ... on NewspaperArticle {
            issueDate
          }
          ... on WebArticle {
            reportedAt
          }
          ... on MagazineArticle {
            coverDate
          }
          ...ArticleRow
        }
        textFirst
        unavailableCount
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`);
