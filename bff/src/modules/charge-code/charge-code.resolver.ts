import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { ChangeDone } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  ChargeCode,
  ChargeCodeMode,
  ChargeCodes,
  ChargeCodesInput,
  SaveChargeCodesResult,
} from "./charge-code.type.ts";

const MODES: Readonly<Record<string, ChargeCodeMode>> = { list: ChargeCodeMode.LIST, free: ChargeCodeMode.FREE };

/** Charge codes: asked for with a use of an original, and the list that administrators keep (screen 1049). */
@Resolver()
export class ChargeCodeResolver {
  @Query(() => ChargeCodes, { description: "Charge codes of the contract." })
  async chargeCodes(@Ctx() { core }: RequestContext): Promise<ChargeCodes> {
    const wire = await core.chargeCodes.all({});
    return instance(ChargeCodes, {
      mode: MODES[wire.charge_code_mode] ?? ChargeCodeMode.OFF,
      codes: wire.charge_codes.map(({ charge_code: code, charge_name: name }) => instance(ChargeCode, { code, name })),
      last: wire.last_charge_code,
    });
  }

  @UseMiddleware(invalidFormAsData({ charge_codes: "codes" }))
  @Mutation(() => SaveChargeCodesResult, { description: "Replaces the list of charge codes. Administrators only." })
  async saveChargeCodes(
    @Arg("form", () => ChargeCodesInput, { description: "The list." }) { codes }: ChargeCodesInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone> {
    await core.chargeCodes.save({
      charge_codes: codes.map(({ code, name }) => ({ charge_code: code, charge_name: name })),
    });
    return instance(ChangeDone, { done: true });
  }
}
