import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { DemandUnitForm, DemandUnitQuery } from "./demand-unit.form.ts";
import { demandUnitSchema, readDemandUnits } from "./demand-unit.read-model.ts";
import { saveDemandUnit } from "./demand-unit.service.ts";

/** GET and PUT /integrated_cp_contract: contracts that share one demand unit (api.md, Operator). */
export function demandUnitRoutes(router: Router, { clock }: Parts): void {
  const base = { path: "/integrated_cp_contract" } as const;
  router.operator({
    ...base,
    method: "GET",
    allow: "view",
    summary: "Demand units with cap, uses of this month and contracts; all, or one",
    query: DemandUnitQuery,
    data: Type.Object({ demand_units: Type.Array(demandUnitSchema) }),
    run: async ({ tx, query }) => {
      const units = await readDemandUnits(tx, query.demand_id ?? null, clock.now());
      if (query.demand_id !== undefined && units.length === 0) throw new AppError("NOT_FOUND");
      return { demand_units: units };
    },
  });

  router.operator({
    ...base,
    method: "PUT",
    allow: "edit",
    summary: "Create a demand unit, or change the one with the given id; 409 if it changed since the given version",
    body: DemandUnitForm,
    data: demandUnitSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const saved = await saveDemandUnit({ tx, operatorId, requestId: request.id }, body);
      if (saved instanceof Refusal) return saved;
      const [unit] = await readDemandUnits(tx, String(saved), clock.now());
      if (!unit) throw new AppError("NOT_FOUND");
      return unit;
    },
  });
}
