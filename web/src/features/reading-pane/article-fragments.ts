import { graphql } from "../../__generated__/gql.ts";

/** What a row of the list shows. */
export const ARTICLE_ROW = graphql(`
  fragment ArticleRow on ArticleListItem {
    id
    dataSection
    title
    titleHits {
      start
      end
    }
    mediaName
    published
    comment
    clippedIn {
      id
      name
    }
    correction {
      correctedAt
      fields
    }
    tone
    tags {
      id
      name
    }
    searchWords
    prominenceText
    snippet {
      text
      hits {
        start
        end
      }
    }
    sameStoryCount
    ... on NewspaperArticle {
      isImage
      issueDate
      issueType
      page
      row
      imageCount
      thumbnailUrl
    }
    ... on WebArticle {
      reportedAt
      category
      url
    }
    ... on MagazineArticle {
      coverDate
      startPage
      endPage
      salePeriod
      thumbnailUrl
    }
  }
`);

/** What stands above the text in the reading pane; the list brings it, so that it is there before the article is. */
export const ARTICLE_HEAD = graphql(`
  fragment ArticleHead on ArticleListItem {
    id
    dataSection
    title
    titleHits {
      start
      end
    }
    mediaName
    published
    comment
    clippedIn {
      id
      name
    }
    correction {
      correctedAt
      fields
    }
    tone
    tags {
      id
      name
    }
    ad {
      area
      unit
      rate
      rateUnit
      value
    }
    searchWords
    themeNames
    ... on NewspaperArticle {
      isImage
      issueDate
      issueType
      page
      subtitle
      charCount
      thumbnailUrl
      noImage
      noText
    }
    ... on WebArticle {
      reportedAt
      category
      url
    }
    ... on MagazineArticle {
      coverDate
      startPage
      endPage
      category
      salePeriod
      contentsId
      deleted
      thumbnailUrl
    }
  }
`);

/** The text and pictures of one article, and its head where no list brought it. */
export const ARTICLE = graphql(`
  query Article($id: ID!, $dataSection: Int!, $selection: SelectionInput, $markedWords: [String!]) {
    article(id: $id, dataSection: $dataSection, selection: $selection, markedWords: $markedWords) {
      ... on ArticleDetail {
        article {
          id
          dataSection
          searchWords
          ...ArticleHead
          ... on MagazineArticle {
            saleEndsAt
          }
        }
        body
        bodyHits {
          start
          end
        }
        lead
        leadHits {
          start
          end
        }
        rightholder
        forbiddenPurposes
        showEndsAt
        showRefusal
        printRefusal
        images {
          serialNo
          url
          caption
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`);
