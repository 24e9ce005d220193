import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  AddressCheck,
  AddressRow,
  ContractPage,
  ContractStateCount,
  ContractStep,
  ContractSteps,
  ContractSummary,
  ContractText,
  OperatedContract,
  PersonInCharge,
} from "./contract.type.ts";

type OverviewWire = DataOf<"/admin/api/v1/contract_overview", "get">;
type ContractWire = DataOf<"/admin/api/v1/contract_companies", "get">["contract_companies"][number];
type StepsWire = DataOf<"/admin/api/v1/contract_steps", "get">;
type CheckWire = DataOf<"/admin/api/v1/contract_address_check", "post">;

const toSummary = (wire: OverviewWire["contracts"][number]): ContractSummary =>
  instance(ContractSummary, {
    id: wire.contract_id,
    code: wire.contract_code,
    name: wire.company_name,
    state: wire.state,
    endDate: wire.end_date,
    sections: wire.service_linkage_info.map(({ data_section }) => data_section),
    users: wire.user_count,
    userMax: wire.user_max_count,
    used: wire.used_count,
    useMax: wire.use_max_count,
    signInWays: wire.sign_in_ways,
    stepsDone: wire.done_count,
    missing: wire.missing,
    personInCharge:
      wire.person_in_charge &&
      instance(PersonInCharge, {
        id: wire.person_in_charge.el_admin_id,
        name: wire.person_in_charge.name,
        isStopped: wire.person_in_charge.stop_flag === 1,
      }),
  });

export const toContractPage = (wire: OverviewWire): ContractPage =>
  instance(ContractPage, {
    contracts: wire.contracts.map(toSummary),
    total: wire.contract_count,
    states: wire.states.map(({ state, count }) => instance(ContractStateCount, { state, count })),
    nearCap: wire.near_cap_count,
  });

export const toOperatedContract = (wire: ContractWire): OperatedContract =>
  instance(OperatedContract, {
    id: wire.contract_id,
    code: wire.contract_code,
    name: wire.company_name,
    sections: wire.service_linkage_info.map(({ data_section }) => data_section),
    ipRanges: wire.ip_ranges,
    ipLoginUserId: wire.ip_login_user_id,
    endDate: wire.end_date,
    secondFactorDemand: wire.second_factor_demand,
    userMaxCount: wire.user_max_count,
    sessionIdleMinutes: wire.session_idle_minutes,
    sessionAbsoluteHours: wire.session_absolute_hours,
    mailSendMaxCount: wire.mail_send_max_count,
    auditKeepMonths: wire.audit_keep_months,
    pdfUsageDisplay: wire.pdf_usage_display_flag === 1,
    subthemeDisplay: wire.subtheme_display_flag === 1,
    messages: wire.message_info.map(({ message_key, configuration_value }) =>
      instance(ContractText, { key: message_key, text: configuration_value }),
    ),
    configuration: wire.company_configuration_info.map(({ configuration_key, configuration_value }) =>
      instance(ContractText, { key: configuration_key, text: configuration_value }),
    ),
    personInCharge: wire.person_in_charge,
    version: wire.version,
  });

export const toContractSteps = (wire: StepsWire): ContractSteps =>
  instance(ContractSteps, {
    state: wire.state,
    done: wire.done_count,
    steps: wire.steps.map(({ step, state, detail }) => instance(ContractStep, { step, state, detail })),
  });

export const toAddressCheck = (wire: CheckWire): AddressCheck =>
  instance(AddressCheck, {
    rows: wire.rows.map((row) =>
      instance(AddressRow, {
        state: row.state,
        range: row.ip_range,
        count: row.address_count,
        message: row.message,
      }),
    ),
    myAddress: wire.my_address,
    myRow: wire.my_row,
  });
