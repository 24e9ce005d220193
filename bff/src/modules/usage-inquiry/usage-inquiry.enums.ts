import { registerEnumType } from "type-graphql";

export const UsageBy = { USER: "USER", GROUP: "GROUP" } as const;
export type UsageBy = (typeof UsageBy)[keyof typeof UsageBy];
registerEnumType(UsageBy, {
  name: "UsageBy",
  description: "What one row of a usage inquiry stands for.",
  valuesConfig: {
    USER: { description: "A user, as a member of one group." },
    GROUP: { description: "A user group." },
  },
});

export const UsageStep = { PERIOD: "PERIOD", DAY: "DAY" } as const;
export type UsageStep = (typeof UsageStep)[keyof typeof UsageStep];
registerEnumType(UsageStep, {
  name: "UsageStep",
  description: "What a row of a usage inquiry covers.",
  valuesConfig: { PERIOD: { description: "The whole period." }, DAY: { description: "A day." } },
});

export const UsageSortKey = {
  USER_GROUP_ID: "USER_GROUP_ID",
  USER_ID: "USER_ID",
  PROCESS_DATE: "PROCESS_DATE",
  PDF_COUNT: "PDF_COUNT",
  PRINT_COUNT: "PRINT_COUNT",
  TEXT_DISP_COUNT: "TEXT_DISP_COUNT",
  TEXT_PRINT_COUNT: "TEXT_PRINT_COUNT",
  MC_COUNT: "MC_COUNT",
  SC_TEXT_COUNT: "SC_TEXT_COUNT",
  SC_COUNT: "SC_COUNT",
  EPUB_COUNT: "EPUB_COUNT",
  COUNT: "COUNT",
} as const;
export type UsageSortKey = (typeof UsageSortKey)[keyof typeof UsageSortKey];
registerEnumType(UsageSortKey, {
  name: "UsageSortKey",
  description: "Sort key of usage rows, named as in REST.",
  valuesConfig: Object.fromEntries(
    Object.values(UsageSortKey).map((key) => [key, { description: `Column ${key.toLowerCase()} of a usage row.` }]),
  ),
});

export const UsageFrequency = {
  DAILY: "DAILY",
  OFTEN: "OFTEN",
  WEEKLY: "WEEKLY",
  RARELY: "RARELY",
  NEVER: "NEVER",
} as const;
export type UsageFrequency = (typeof UsageFrequency)[keyof typeof UsageFrequency];
registerEnumType(UsageFrequency, {
  name: "UsageFrequency",
  description: "On how many of the business days of a period a user used originals.",
  valuesConfig: {
    DAILY: { description: "On 80 % or more." },
    OFTEN: { description: "On half or more: 3 to 4 days a week." },
    WEEKLY: { description: "On 15 % or more: 1 to 2 days a week." },
    RARELY: { description: "On fewer, or on weekends only." },
    NEVER: { description: "On no day." },
  },
});

export const FrequencySortKey = {
  USER_ID: "USER_ID",
  USER_GROUP_NAME: "USER_GROUP_NAME",
  USE_DAY_COUNT: "USE_DAY_COUNT",
  COUNT: "COUNT",
  LAST_LOGIN_AT: "LAST_LOGIN_AT",
} as const;
export type FrequencySortKey = (typeof FrequencySortKey)[keyof typeof FrequencySortKey];
registerEnumType(FrequencySortKey, {
  name: "FrequencySortKey",
  description: "Sort key of the frequency inquiry.",
  valuesConfig: {
    USER_ID: { description: "Id." },
    USER_GROUP_NAME: { description: "Name of the group." },
    USE_DAY_COUNT: { description: "Number of days with uses." },
    COUNT: { description: "Number of uses." },
    LAST_LOGIN_AT: { description: "Last sign-in." },
  },
});
