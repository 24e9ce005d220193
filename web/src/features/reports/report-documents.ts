import { graphql } from "../../__generated__/gql.ts";

export const REPORTS = graphql(`
  query Reports($page: Int!, $pageSize: Int!) {
    reports(page: $page, pageSize: $pageSize) {
      total
      reports {
        id
        title
        start
        end
        state
        progress
        failure
        madeByName
        requestedAt
        articleCount
        scheduled
      }
    }
    reportSchedules {
      id
      title
      sendDay
      sendTime
      addresses
      nextDueAt
      stopReason
    }
  }
`);

export const REMOVE_REPORT = graphql(`
  mutation RemoveReport($id: ID!) {
    removeReport(id: $id) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_REPORT_SCHEDULE = graphql(`
  mutation RemoveReportSchedule($id: ID!) {
    removeReportSchedule(id: $id) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);

export const REPORT_CHOICES = graphql(`
  query ReportChoices {
    reportChoices {
      themes {
        id
        name
      }
      themeGroups {
        id
        name
      }
    }
  }
`);

export const ASK_FOR_REPORT = graphql(`
  mutation AskForReport($form: ReportForm!) {
    askForReport(form: $form) {
      __typename
      ... on ReportAsked {
        id
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REPORT_SCHEDULE_SCREEN = graphql(`
  query ReportScheduleScreen {
    reportChoices {
      themes {
        id
        name
      }
      themeGroups {
        id
        name
      }
    }
    reportSchedules {
      id
      title
      themeIds
      themeGroupIds
      sendDay
      sendTime
      addresses
      version
    }
  }
`);

export const SAVE_REPORT_SCHEDULE = graphql(`
  mutation SaveReportSchedule($id: ID, $version: Int, $form: ReportScheduleForm!) {
    saveReportSchedule(id: $id, version: $version, form: $form) {
      __typename
      ... on ReportSchedule {
        id
      }
      ...ConflictParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REPORT_SCREEN = graphql(`
  query ReportScreen($id: ID!) {
    report(id: $id) {
      id
      title
      start
      end
      state
      progress
      failure
      madeAt
      content {
        companyName
        period {
          start
          end
        }
        periodBefore {
          start
          end
        }
        themeGroupNames
        articleCount
        beforeCount
        storyCount
        beforeStoryCount
        sources {
          dataSection
          articleCount
          beforeCount
        }
        themes {
          id
          name
          articleCount
          beforeCount
        }
        media {
          mediaName
          dataSection
          articleCount
          beforeCount
        }
        mediaCount
        days {
          day
          newspaper
          web
          magazine
        }
        events {
          day
          kind
          title
        }
        stories {
          articleId
          dataSection
          title
          mediaName
          day
          articleCount
          mediaCount
        }
        prominence {
          totals {
            prominence
            articleCount
            beforeCount
          }
          themes {
            themeId
            themeName
            grades {
              prominence
              articleCount
            }
          }
        }
        tones {
          totals {
            tone
            articleCount
            beforeCount
          }
          pairs {
            themeId
            themeName
            mediaName
            dataSection
            tones {
              tone
              articleCount
            }
          }
          pairCount
        }
        handClips {
          articleCount
          beforeCount
          records {
            kind
            mediumName
            title
            day
            time
            programme
            extent
          }
        }
        adValue {
          totals {
            value
            beforeValue
            valuedCount
            beforeValuedCount
            unvaluedCount
            beforeUnvaluedCount
          }
          pairs {
            themeId
            themeName
            mediaName
            dataSection
            figures {
              value
              valuedCount
              unvaluedCount
            }
          }
          pairCount
        }
      }
    }
  }
`);

export const REPORT_ARTICLES = graphql(`
  query ReportArticles($id: ID!, $page: Int!, $pageSize: Int!) {
    reportArticles(id: $id, page: $page, pageSize: $pageSize) {
      total
      articles {
        articleId
        dataSection
        title
        mediaName
        place
        themeNames
        prominenceText
      }
    }
  }
`);
