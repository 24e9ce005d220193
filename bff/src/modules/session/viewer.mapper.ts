import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { CHARGE_CODE_SETTING, OFFLINE_READING_SETTING, OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import type { OriginalAbilitiesWire, ProfileWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  Abilities,
  ContractEnd,
  OriginalAbilities,
  OriginalConfirmations,
  Role,
  SourceVisibility,
  SupportView,
  Viewer,
} from "./viewer.type.ts";

const ROLES: Record<ProfileWire["role"], Role> = { User: Role.USER, TopicUser: Role.TOPIC_USER, Admin: Role.ADMIN };

const toOriginalAbilities = (wire: OriginalAbilitiesWire): OriginalAbilities =>
  instance(OriginalAbilities, {
    thumbnail: wire.thumbnail,
    viewPdf: wire.view_pdf,
    printPdf: wire.print_pdf,
    viewText: wire.view_text,
    printText: wire.print_text,
  });

export function toSources(wire: Pick<ProfileWire, "visible_sections">): SourceVisibility {
  const visible = new Set<number>(wire.visible_sections);
  const newspaperImage = visible.has(DATA_SECTION.newspaperImage);
  const newspaperText = visible.has(DATA_SECTION.newspaperText);
  return instance(SourceVisibility, {
    newspaper: newspaperImage || newspaperText,
    newspaperImage,
    newspaperText,
    web: visible.has(DATA_SECTION.web),
    magazine: visible.has(DATA_SECTION.magazine),
  });
}

/** The company setting that turns the confirmation dialogs on, with 1 (spec section 6). */
const CONFIRMATION_SETTING = "demand_confirmation";

/** Whether the contract has switched a setting on. */
const isOn = ({ company_configuration_info }: Pick<ProfileWire, "company_configuration_info">, name: string): boolean =>
  company_configuration_info.some(
    ({ configuration_key: key, configuration_value: value }) => key === name && value === "1",
  );

/** Dialogs without a text of the contract's own are not shown. */
function toConfirmations(
  wire: Pick<ProfileWire, "company_configuration_info" | "message_info">,
): OriginalConfirmations {
  const asks = isOn(wire, CONFIRMATION_SETTING);
  const textOf = (name: string): string | null =>
    (asks && wire.message_info.find(({ message_key: key }) => key === name)?.configuration_value) || null;
  return instance(OriginalConfirmations, {
    pdf: textOf("pdf"),
    print: textOf("print"),
    text: textOf("text"),
    printText: textOf("print_text"),
  });
}

const toSupportView = (wire: NonNullable<ProfileWire["support_view"]>): SupportView =>
  instance(SupportView, {
    operatorName: wire.operator_name,
    reason: wire.reason,
    endsAt: wire.ends_datetime,
  });

const toContractEnd = (wire: NonNullable<ProfileWire["contract_end"]>): ContractEnd =>
  instance(ContractEnd, {
    lastDay: wire.end_date,
    readUntil: wire.read_until,
    isOver: wire.read_only_flag === 1,
  });

export const toViewer = (wire: ProfileWire): Viewer =>
  instance(Viewer, {
    contractId: wire.contract_id,
    contractCode: wire.contract_code,
    userId: wire.user_id,
    name: wire.name,
    companyName: wire.company_name,
    userGroupName: wire.user_group_name,
    role: ROLES[wire.role],
    secondFactorNeeded: wire.second_factor_needed_flag === 1,
    mailSendMaxCount: wire.mail_send_max_count,
    subthemeDisplay: wire.subtheme_display_flag === 1,
    pdfUsageDisplay: wire.pdf_usage_display_flag === 1,
    confirmations: toConfirmations(wire),
    asksChargeCode: wire.company_configuration_info.some(
      ({ configuration_key: key, configuration_value: mode }) =>
        key === CHARGE_CODE_SETTING && (mode === "list" || mode === "free"),
    ),
    ownMails: isOn(wire, OWN_MAIL_SETTING),
    // Nobody keeps on his device what he sees as somebody else.
    offlineReading: wire.support_view === undefined && isOn(wire, OFFLINE_READING_SETTING),
    processDate: wire.process_date,
    contractEnd: wire.contract_end ? toContractEnd(wire.contract_end) : null,
    sources: toSources(wire),
    abilities: instance(Abilities, {
      mc: toOriginalAbilities(wire.abilities.mc),
      sc: toOriginalAbilities(wire.abilities.sc),
      sendMail: wire.abilities.send_mail,
      manageTopics: wire.abilities.manage_topics,
      administer: wire.abilities.administer,
    }),
    isSupportView: wire.support_view !== undefined,
    supportView: wire.support_view ? toSupportView(wire.support_view) : null,
  });
