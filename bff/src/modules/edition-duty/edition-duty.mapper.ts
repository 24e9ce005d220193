import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toLookBody } from "../mail-edition/mail-edition.mapper.ts";
import { MailEditionTarget } from "../mail-edition/mail-edition.type.ts";
import { selectionKindOf, selectionQuery } from "../theme/theme.mapper.ts";
import type { ApprovalInput, ApprovalRequestForm, EditionDutyInput, RotaDayInput } from "./edition-duty.input.ts";
import {
  ApprovalRequest,
  DutyPerson,
  EarlierNote,
  EditionDuty,
  EditionMorning,
  EditionRota,
  RotaDay,
  RotaWeekday,
} from "./edition-duty.type.ts";

type DutyWire = DataOf<"/api/v1/edition_duty", "get">;
type MorningWire = NonNullable<DataOf<"/api/v1/edition_morning", "get">["edition_morning"]>;

const toPerson = (wire: { user_id: string; name: string } | null): DutyPerson | null =>
  wire && instance(DutyPerson, { id: wire.user_id, name: wire.name });

const toPeople = (wire: Pick<MorningWire, "user" | "deputy" | "user_away_flag" | "deputy_away_flag">) => ({
  user: toPerson(wire.user),
  deputy: toPerson(wire.deputy),
  userAway: wire.user_away_flag === 1,
  deputyAway: wire.deputy_away_flag === 1,
});

const toDuty = (wire: NonNullable<DutyWire["edition_duty"]>): EditionDuty =>
  instance(EditionDuty, {
    target: instance(MailEditionTarget, { kind: selectionKindOf(wire.data_kbn), id: wire.id, name: wire.name }),
    deadline: wire.deadline,
    approval: wire.approval_flag === 1,
    articleMax: wire.article_max_count,
    addresses: wire.mail_address,
    version: wire.version,
    savedBy: wire.updated_by,
    savedAt: wire.updated_datetime,
  });

export const toRota = (wire: DutyWire): EditionRota =>
  instance(EditionRota, {
    duty: wire.edition_duty && toDuty(wire.edition_duty),
    week: wire.edition_rota.map(({ weekday, leave_flag, user_id, deputy_user_id }) =>
      instance(RotaWeekday, { weekday, leaves: leave_flag === 1, userId: user_id, deputyId: deputy_user_id }),
    ),
    days: wire.rota_days.map((day) =>
      instance(RotaDay, {
        ...{ day: day.day, holiday: day.holiday_name, leaves: day.leave_flag === 1, own: day.own_flag === 1 },
        ...toPeople(day),
      }),
    ),
    editors: wire.editor_info.map(({ user_id, name }) => instance(DutyPerson, { id: user_id, name })),
    sendMaxCount: wire.mail_send_max_count,
  });

const toRequest = (wire: NonNullable<MorningWire["approval_request"]>): ApprovalRequest =>
  instance(ApprovalRequest, {
    version: wire.version,
    by: wire.requested_by,
    at: wire.requested_datetime,
    own: wire.own_flag === 1,
    articleCount: wire.article_count,
    addresses: wire.mail_address,
    subject: wire.subject,
    text: wire.text,
  });

export const toMorning = (wire: MorningWire): EditionMorning =>
  instance(EditionMorning, {
    day: wire.day,
    state: wire.state,
    deadline: wire.deadline_datetime,
    warning: wire.warning_datetime,
    now: wire.now_datetime,
    approval: wire.approval_flag === 1,
    articleMax: wire.article_max_count,
    ...toPeople(wire),
    warnedAt: wire.warned_datetime,
    outcome: wire.outcome,
    note: wire.note,
    noteVersion: wire.note_version,
    notedBy: wire.noted_by,
    earlier:
      wire.earlier_note &&
      instance(EarlierNote, {
        day: wire.earlier_note.day,
        note: wire.earlier_note.note,
        by: wire.earlier_note.noted_by,
      }),
    request: wire.approval_request && toRequest(wire.approval_request),
  });

export const toDutyBody = (form: EditionDutyInput): BodyOf<"/api/v1/edition_duty", "put"> => ({
  ...selectionQuery(form.target),
  deadline: form.deadline,
  approval_flag: form.approval ? 1 : 0,
  article_max_count: form.articleMax,
  mail_address: form.addresses,
  edition_rota: form.week.map(({ weekday, leaves, userId, deputyId }) => ({
    weekday,
    leave_flag: leaves ? 1 : 0,
    user_id: userId ?? null,
    deputy_user_id: deputyId ?? null,
  })),
  ...(form.version && { version: form.version }),
});

export const toDayBody = ({
  day,
  leaves,
  userId,
  deputyId,
}: RotaDayInput): BodyOf<"/api/v1/edition_rota_day", "put"> => ({
  day,
  leave_flag: leaves ? 1 : 0,
  ...(userId && { user_id: userId }),
  ...(deputyId && { deputy_user_id: deputyId }),
});

export const toRequestBody = (form: ApprovalRequestForm): BodyOf<"/api/v1/edition_approval_request"> => ({
  ...toLookBody(form),
  version: form.version,
  mail_address: form.addresses,
  ...(form.overLicence && { over_licence: form.overLicence }),
  ...(form.draftVersion && { draft_version: form.draftVersion }),
});

export const toApprovalBody = ({ target, version }: ApprovalInput): BodyOf<"/api/v1/edition_approval"> => ({
  ...selectionQuery(target),
  version,
});
