import "reflect-metadata";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../session/context.ts";
import { toDeliverySheet } from "./delivery-sheet.mapper.ts";
import { DeliverySheet } from "./delivery-sheet.type.ts";

/** A month's newspapers and digests (screen 1064): one REST call. */
@Resolver()
export class DeliverySheetResolver {
  @Query(() => DeliverySheet, { description: "What became of a month's newspapers and digests. Admins only." })
  async deliverySheet(
    @Arg("month", () => String, { description: "yyyy-MM." }) month: string,
    @Ctx() { core }: RequestContext,
  ): Promise<DeliverySheet> {
    return toDeliverySheet(await core.mails.sheet({ target_month: month }));
  }
}
