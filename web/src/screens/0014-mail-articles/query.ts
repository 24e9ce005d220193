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
      noImage
      noText
    }
  }
`);

/** What a list of named articles sorts, ticks and links by. */
export const NAMED_ITEM = graphql(`
  fragment NamedItem on ArticleListItem {
    id
    dataSection
    title
    read
    searchWords
    ... on NewspaperArticle {
      issueDate
      noImage
      noText
    }
    ... on WebArticle {
      reportedAt
    }
    ... on MagazineArticle {
      coverDate
    }
  }
`);

/** Articles by their ids: one call, whatever their number. */
export const NAMED_ARTICLES = graphql(`
  query NamedArticles($ids: [ID!]!) {
    namedArticles(ids: $ids) {
      ... on NamedArticles {
        image {
          ...NamedItem @unmask
          ...ArticleRow
          ...PaperCard
        }
        text {
          ...NamedItem @unmask
          ...ArticleRow
          ...PaperCard
        }
        web {
          ...NamedItem @unmask
          ...ArticleRow
        }
        magazine {
          ...NamedItem @unmask
          ...ArticleRow
        }
        textFirst
        unavailableCount
        withdrawn {
          id
          mediaName
          issueDate
          withdrawnAt
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`);
