import { AddressGroupForm } from "@kirinuki/schema/forms/address-group-form.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { IdField, VersionField } from "../../../http/fields.ts";
import { ADMINS, type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { listGroups, removeGroup, saveGroup } from "./address-group.service.ts";

class AddressGroupBody extends AddressGroupForm {
  static readonly wireNames = { group_name: "groupName", mail_address: "addresses", version: "version" };
  @IsOptional() @IdField("グループID") address_group_id?: string;
}

class RemovedGroupBody {
  @IdField("グループID") address_group_id!: string;
  @VersionField() version!: number;
}

const groupSchema = Type.Object({
  address_group_id: Type.String(),
  group_name: Type.String(),
  mail_address: Type.Array(Type.String()),
  stopped_count: Type.Integer(),
  version: Type.Integer(),
});

/** GET /address_groups, PUT and DELETE /address_group (our addition to api.md; screens 1007 and 1002). */
export function addressGroupRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/address_groups",
    allow: TOPIC_USERS,
    summary: "Named groups of the contract's mail addresses, by name",
    data: Type.Object({ address_groups: Type.Array(groupSchema) }),
    run: async ({ tx, actor }) => ({ address_groups: await listGroups(tx, actor.contractId) }),
  });

  router.user({
    method: "PUT",
    path: "/address_group",
    allow: ADMINS,
    summary: "Add a group of mail addresses, or replace its name and addresses",
    body: AddressGroupBody,
    data: groupSchema,
    run: ({ tx, actor, body, request }) =>
      saveGroup({ tx, actor, clock, requestId: request.id }, body.address_group_id, body),
  });

  router.user({
    method: "DELETE",
    path: "/address_group",
    allow: ADMINS,
    summary: "Delete a group of mail addresses; planned mails stay as they are",
    body: RemovedGroupBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeGroup({ tx, actor, clock, requestId: request.id }, body.address_group_id, body.version);
      return {};
    },
  });
}
