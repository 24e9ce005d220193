import { graphql } from "../../__generated__/gql.ts";

export const MANAGED_ARTICLES = graphql(`
  query ManagedArticles($filter: ManagedFilter!, $source: ArticleSource!, $state: ArticleState!, $page: Int!, $pageSize: Int!) {
    managedArticles(filter: $filter, source: $source, state: $state, page: $page, pageSize: $pageSize) {
      ... on ManagedArticlePage {
        counts {
          newspaper
          web
          magazine
        }
        states {
          all
          published
          unpublished
          commented
        }
        total
        articles {
          id
          dataSection
          title
          titleHits {
            start
            end
          }
          mediaName
          issueDate
          issueType
          frameNo
          themeNames
          comment
          tone
          tags {
            id
            name
          }
          published
          onSale
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

/** What the list can be narrowed by. */
export const MANAGED_CHOICES = graphql(`
  query ManagedChoices {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
    media {
      code
      name
      source
    }
    tags {
      tags {
        id
        name
      }
    }
  }
`);

export const PUBLISH_ARTICLES = graphql(`
  mutation PublishArticles($articleIds: [ID!]!, $published: Boolean!) {
    publishArticles(articleIds: $articleIds, published: $published) {
      ... on ChangedArticles {
        changedCount
        unchanged {
          id
          title
          reason
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const COMMENT_ARTICLES = graphql(`
  mutation CommentArticles($articleIds: [ID!]!, $comment: String!, $append: Boolean!) {
    commentArticles(articleIds: $articleIds, comment: $comment, append: $append) {
      ... on ChangedArticles {
        changedCount
        unchanged {
          id
          title
          reason
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

/** One article with its text and what was done with it. */
export const MANAGED_ARTICLE = graphql(`
  query ManagedArticle($id: ID!, $dataSection: Int!) {
    article(id: $id, dataSection: $dataSection) {
      ... on ArticleDetail {
        article {
          id
          dataSection
          ... on NewspaperArticle {
            thumbnailUrl
            noImage
            noText
            subtitle
          }
          ... on WebArticle {
            url
          }
          ... on MagazineArticle {
            thumbnailUrl
          }
        }
        body
        bodyHits {
          start
          end
        }
        lead
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
    articleHistory(id: $id) {
      at
      by
      action
      detail
    }
  }
`);
