import { graphql } from "../../__generated__/gql.ts";

export const ARRIVAL_SCREEN = graphql(`
  query ArrivalScreen($day: Day, $source: ArticleSource!) {
    arrivalScreen(day: $day, source: $source) {
      day
      checkedAt
      expectedMedia
      arrivedMedia
      articles
      usualArticles
      media {
        code
        name
        state
        articles
        lastAt
        usualArticles
        usualTime
        dueOn
        dueTime
        isOffDay
        contact
        snoozedUntil
        lastNote {
          at
          by
          text
        }
        alarm {
          raisedAt
          toldTimes
          raisedTimes
          acknowledgedAt
          acknowledgedBy
        }
        steps {
          minute
          articles
        }
        affected {
          contracts
          themes
        }
      }
    }
  }
`);

export const MEDIUM_HABIT = graphql(`
  query MediumHabit($code: ID!) {
    mediumHabit(code: $code) {
      code
      name
      rhythm
      weekdays
      monthDays
      dueTime
      offDays
      contact
      snoozedUntil
      version
      learnt {
        kind
        weekdays
        intervalDays
        dueTime
        usualArticles
      }
      calendar {
        day
        articles
        isOff
        isExpected
      }
      notes {
        at
        by
        text
      }
    }
  }
`);

export const SAVE_MEDIUM_HABIT = graphql(`
  mutation SaveMediumHabit($input: MediumHabitInput!) {
    saveMediumHabit(input: $input) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SNOOZE_MEDIUM = graphql(`
  mutation SnoozeMedium($code: ID!, $minutes: Int!) {
    snoozeMedium(code: $code, minutes: $minutes) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const NOTE_MEDIUM = graphql(`
  mutation NoteMedium($code: ID!, $text: String!) {
    noteMedium(code: $code, text: $text) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SOURCE_OFF_DAYS = graphql(`
  query SourceOffDays($source: ArticleSource!) {
    sourceOffDays(source: $source)
  }
`);

export const SAVE_SOURCE_OFF_DAYS = graphql(`
  mutation SaveSourceOffDays($source: ArticleSource!, $days: [String!]!) {
    saveSourceOffDays(source: $source, days: $days) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const ALARM_SETTING = graphql(`
  query AlarmSetting {
    alarmSetting {
      mailAddresses
      webhookUrl
      repeatMinutes
      version
    }
  }
`);

export const SAVE_ALARM_SETTING = graphql(`
  mutation SaveAlarmSetting($mailAddresses: [String!]!, $webhookUrl: String!, $repeatMinutes: Int!, $version: Int!) {
    saveAlarmSetting(
      mailAddresses: $mailAddresses
      webhookUrl: $webhookUrl
      repeatMinutes: $repeatMinutes
      version: $version
    ) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const ACKNOWLEDGE_ALARM = graphql(`
  mutation AcknowledgeAlarm($code: ID!, $dueOn: Day!) {
    acknowledgeAlarm(code: $code, dueOn: $dueOn) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
