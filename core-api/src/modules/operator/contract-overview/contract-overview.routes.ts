import { SIGN_IN_WAYS, type SignInWay } from "@kirinuki/schema/single-sign-on.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { ChoiceField, IdField, PageField, PageSizeField, ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { FlagField } from "../../originals/original-use/article-request.form.ts";
import type { Parts } from "../../parts.ts";
import {
  CONTRACT_STATES,
  type ContractFacts,
  type ContractState,
  readFacts,
  readOverview,
} from "./contract-facts.read-model.ts";
import { CONTRACT_STEPS, stepsOf } from "./contract-steps.ts";

const PAGE_SIZE = 20;

class OverviewQuery {
  /** Words in the code or the name; each must occur. */
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
  @IsOptional() @ChoiceField("状態", CONTRACT_STATES) state?: ContractState;
  /** el_admin_id; "-": contracts that nobody is in charge of. */
  @IsOptional() @ShortTextField("担当", 20) person_in_charge?: string;
  /** Contracts whose users may sign in this way: password, address or sso. */
  @IsOptional() @ChoiceField("ログイン方法", SIGN_IN_WAYS) sign_in_way?: SignInWay;
  /** 1: contracts that have used at least 80 % of their caps this month. */
  @IsOptional() @FlagField("上限の80%以上") near_cap_flag = false;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = PAGE_SIZE;
}

class ContractQuery {
  @IdField("契約ID") contract_id!: string;
}

const stateSchema = Type.Enum([...CONTRACT_STATES]);

const stepsSchema = Type.Array(
  Type.Object({
    step: Type.Enum([...CONTRACT_STEPS]),
    state: Type.Enum(["done", "fault", "open"]),
    detail: Type.String(),
  }),
);

const overviewSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  state: stateSchema,
  end_date: nullable(Type.String({ format: "date" })),
  service_linkage_info: Type.Array(Type.Object({ data_section: Type.Integer() })),
  user_count: Type.Integer(),
  user_max_count: nullable(Type.Integer()),
  used_count: Type.Integer({ description: "Uses of originals counted this month" }),
  use_max_count: nullable(Type.Integer({ description: "Sum of the caps of all groups; null if a group has no cap" })),
  ip_login_flag: Type.Integer({ enum: [0, 1] }),
  sign_in_ways: Type.Array(Type.Enum([...SIGN_IN_WAYS]), {
    description: "Ways in which the contract's users may sign in; address only if a user is set for the addresses",
  }),
  done_count: Type.Integer({ description: "Number of done steps, of nine up to the first mail" }),
  missing: Type.Array(Type.Enum([...CONTRACT_STEPS])),
  person_in_charge: nullable(
    Type.Object(
      { el_admin_id: Type.String(), name: Type.String(), stop_flag: Type.Integer({ enum: [0, 1] }) },
      { description: "Operator in charge of the contract; null: nobody" },
    ),
  ),
});

function toRow({ sections, cap, ip_login_user_id, ...facts }: ContractFacts) {
  const missing = stepsOf({ sections, cap, ip_login_user_id, ...facts }).filter(({ state }) => state !== "done");
  return {
    ...facts,
    service_linkage_info: sections.map((data_section) => ({ data_section })),
    use_max_count: cap,
    ip_login_flag: ip_login_user_id === null ? 0 : 1,
    done_count: CONTRACT_STEPS.length - missing.length,
    missing: missing.map(({ step }) => step),
  };
}

/** Contracts as the operators' list has them, and what each lacks before its first mail. */
export function contractOverviewRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contract_overview",
    allow: "view",
    summary: "Contracts with state, users, uses and steps to the first mail, and the number of contracts in each state",
    query: OverviewQuery,
    data: Type.Object({
      contracts: Type.Array(overviewSchema),
      contract_count: Type.Integer(),
      states: Type.Array(Type.Object({ state: stateSchema, count: Type.Integer() })),
      near_cap_count: Type.Integer({
        description: "Number of contracts that have used at least 80 % of their caps this month",
      }),
    }),
    run: async ({ tx, query }) => {
      const {
        keyword = "",
        state = null,
        person_in_charge: personInCharge = null,
        sign_in_way: signInWay = null,
      } = query;
      const { near_cap_flag: isNearCap, page, page_size: pageSize } = query;
      const asked = { keyword, state, personInCharge, signInWay, isNearCap, page, pageSize };
      const { contracts, count, states, nearCapCount } = await readOverview(tx, asked, clock.now());
      return { contracts: contracts.map(toRow), contract_count: count, states, near_cap_count: nearCapCount };
    },
  });

  router.operator({
    method: "GET",
    path: "/contract_steps",
    allow: "view",
    summary: "The nine steps of a contract up to its first mail: done or open, and what is missing",
    query: ContractQuery,
    data: Type.Object({
      contract_id: Type.String(),
      state: stateSchema,
      done_count: Type.Integer(),
      steps: stepsSchema,
    }),
    run: async ({ tx, query }) => {
      const facts = await readFacts(tx, query.contract_id, clock.now());
      if (!facts) throw new AppError("NOT_FOUND");
      const steps = stepsOf(facts);
      const done_count = steps.filter(({ state }) => state === "done").length;
      return { contract_id: query.contract_id, state: facts.state, done_count, steps };
    },
  });
}
