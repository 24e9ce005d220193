import { Type } from "typebox";
import { ADMINS, type Router } from "../../../http/route.ts";
import { FIRST_RUN_STEPS, type FirstRunStep, readFirstRun } from "./first-run.read-model.ts";

/** GET /first_run: what the Admin of a new contract has left to do before the first mail. */
export function firstRunRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/first_run",
    allow: ADMINS,
    summary: "Steps of a new contract up to its first mail, each with the number of existing items",
    data: Type.Object({
      steps: Type.Array(
        Type.Object({
          step: Type.Unsafe<FirstRunStep>({ type: "string", enum: FIRST_RUN_STEPS }),
          done_flag: Type.Integer({ enum: [0, 1] }),
          count: Type.Integer(),
        }),
      ),
    }),
    run: async ({ tx, actor }) => {
      const counts = await readFirstRun(tx, actor.contractId, actor.userId);
      return {
        steps: FIRST_RUN_STEPS.map((step) => ({ step, done_flag: counts[step] > 0 ? 1 : 0, count: counts[step] })),
      };
    },
  });
}
