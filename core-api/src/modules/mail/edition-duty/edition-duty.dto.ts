import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { overLicenceSchema } from "../mail-message/over-licence.dto.ts";

const count = Type.Integer({ minimum: 0 });
const flag = Type.Integer({ enum: [0, 1] });
const day = Type.String({ format: "date" });
const moment = Type.String({ format: "date-time" });
const user = Type.Object({ user_id: Type.String(), name: Type.String() });

const target = { data_kbn: Type.Integer({ enum: [1, 2, 3] }), id: Type.String(), name: Type.String() };

/** GET /edition_duty. */
export const editionDutySchema = Type.Object({
  /** Null: no mail edition has a deadline. */
  edition_duty: nullable(
    Type.Object({
      ...target,
      deadline: Type.String(),
      /** 1: nothing is sent that another editor has not approved. */
      approval_flag: flag,
      /** The most articles of an automatic selection. */
      article_max_count: count,
      /** Recipients of what leaves by itself. */
      mail_address: Type.Array(Type.String()),
      version: Type.Integer(),
      updated_by: Type.String(),
      updated_datetime: moment,
    }),
  ),
  /** 1 to 7, Monday to Sunday; 8: any holiday. */
  edition_rota: Type.Array(
    Type.Object({
      weekday: Type.Integer({ minimum: 1, maximum: 8 }),
      leave_flag: flag,
      user_id: nullable(Type.String()),
      deputy_user_id: nullable(Type.String()),
    }),
  ),
  /** From today on. */
  rota_days: Type.Array(
    Type.Object({
      day,
      holiday_name: nullable(Type.String()),
      leave_flag: flag,
      /** 1: it has its own row in place of its weekday's. */
      own_flag: flag,
      user: nullable(user),
      deputy: nullable(user),
      /** 1: absent, stopped, or no editor any more. */
      user_away_flag: flag,
      deputy_away_flag: flag,
    }),
  ),
  /** Who may be on duty. */
  editor_info: Type.Array(user),
  mail_send_max_count: count,
});
export type EditionDutyWire = Static<typeof editionDutySchema>;

/** GET /edition_morning. */
export const editionMorningSchema = Type.Object({
  /** Null: this target has no deadline, or no day of the rota has a mail edition. */
  edition_morning: nullable(
    Type.Object({
      day,
      /** untouched: nothing was saved since midnight; choosing; waiting: for an approval; planned; sent. */
      state: Type.String({ enum: ["untouched", "choosing", "waiting", "planned", "sent"] }),
      deadline_datetime: moment,
      /** When the deputy is told if nothing was touched. */
      warning_datetime: moment,
      /** Of the server. */
      now_datetime: moment,
      approval_flag: flag,
      article_max_count: count,
      user: nullable(user),
      deputy: nullable(user),
      user_away_flag: flag,
      deputy_away_flag: flag,
      /** When the deputy was told. */
      warned_datetime: nullable(moment),
      /** At the deadline: rule, a selection by the rule left; draft, the saved draft left; held, nothing left without an approval; unsent, no address could be written to. */
      outcome: nullable(Type.String({ enum: ["rule", "draft", "held", "unsent"] })),
      note: Type.String(),
      note_version: count,
      noted_by: nullable(Type.String()),
      /** Of the last day before this one that has a note. */
      earlier_note: nullable(Type.Object({ day, note: Type.String(), noted_by: Type.String() })),
      /** What waits for an approval, as it is to be sent. */
      approval_request: nullable(
        Type.Object({
          version: Type.String(),
          requested_by: Type.String(),
          requested_datetime: moment,
          /** 1: the caller's own, which he can't approve. */
          own_flag: flag,
          article_count: count,
          mail_address: Type.Array(Type.String()),
          /** Blank: the subject follows its pattern. */
          subject: Type.String(),
          text: Type.String(),
        }),
      ),
    }),
  ),
});
export type EditionMorningWire = Static<typeof editionMorningSchema>;

/** PUT /edition_note. */
export const savedNoteSchema = Type.Object({ note_version: count });

/** POST /edition_approval_request. */
export const requestedApprovalSchema = Type.Object({
  ...{ version: Type.String(), article_count: count },
  /** Only where it asks first (MSG0144). */
  over_licence_info: Type.Optional(overLicenceSchema.properties.over_licence_info),
});
