import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";

/** Calls about media, on the operators' base. */
export interface OperatorMediaAnswers {
  newspaper_media: Answer<CoreApi["operatorMedia"]["newspapers"]>;
  save_newspaper: Answer<CoreApi["operatorMedia"]["saveNewspaper"]>;
  remove_newspaper: Answer<CoreApi["operatorMedia"]["removeNewspaper"]>;
  magazine_media: Answer<CoreApi["operatorMedia"]["magazines"]>;
  save_magazine: Answer<CoreApi["operatorMedia"]["saveMagazine"]>;
  remove_magazine: Answer<CoreApi["operatorMedia"]["removeMagazine"]>;
  media_licences: Answer<CoreApi["operatorMedia"]["licences"]>;
  save_licence: Answer<CoreApi["operatorMedia"]["saveLicence"]>;
}

const unbound = { show_days: null, print_days: null, mail_days: null, max_readers: null };

/** What it usually answers. */
export const operatorMediaAnswers = {
  newspaper_media: () => ({ newspaper_media: [{ media_code: "toto", media_name: "東都新聞", value: 1 }] }),
  save_newspaper: () => ({ media_code: "toto" }),
  remove_newspaper: () => ({}),
  magazine_media: () => ({
    magazine_media: [
      {
        media_code: "weekly",
        media_name: "週刊潮流",
        sales_from_days: -7,
        sales_days: 30,
        redelivery_from_days: null,
        sales_datetime_flag: 1,
      },
    ],
  }),
  save_magazine: () => ({ media_code: "weekly" }),
  remove_magazine: () => ({}),
  media_licences: () => ({
    media_licences: [
      { media_code: "toto", media_name: "東都新聞", data_section: 1, ...unbound, show_days: 30, max_readers: 5 },
    ],
  }),
  save_licence: () => ({ media_code: "toto" }),
};

type Recording = <Name extends keyof OperatorMediaAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<OperatorMediaAnswers[Name]>>;

/** The calls, each recorded under its name. */
export const operatorMediaCalls = (call: Recording): CoreApi["operatorMedia"] => ({
  newspapers: call("newspaper_media"),
  saveNewspaper: call("save_newspaper"),
  removeNewspaper: call("remove_newspaper"),
  magazines: call("magazine_media"),
  saveMagazine: call("save_magazine"),
  removeMagazine: call("remove_magazine"),
  licences: call("media_licences"),
  saveLicence: call("save_licence"),
});
