import "reflect-metadata";
import { AUDIT_KINDS } from "@kirinuki/schema/audit.ts";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

type Wire = DataOf<"/api/v1/audit_log", "get">["audit_log"][number];

/** By the codes of REST. */
export const AuditLogKind = {
  SIGN_IN: "sign_in",
  REFUSAL: "refusal",
  CHANGE: "change",
  EXPORT: "export",
  USE: "use",
} as const satisfies Record<Uppercase<(typeof AUDIT_KINDS)[number]>, (typeof AUDIT_KINDS)[number]>;
export type AuditLogKind = (typeof AuditLogKind)[keyof typeof AuditLogKind];
registerEnumType(AuditLogKind, {
  name: "AuditLogKind",
  description: "What an entry of the audit log is about.",
  valuesConfig: {
    SIGN_IN: { description: "A sign-in, a sign-out, or an operator's support view." },
    REFUSAL: { description: "A refused sign-in, or an original refused because of a cap." },
    CHANGE: { description: "A change, with the values before and after." },
    EXPORT: { description: "A downloaded file." },
    USE: { description: "A use of originals." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A field of an audit entry, in words." })
export class AuditLogField {
  @Field(() => String, { description: "Name of the field; empty if the entry is a single value." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: "Value before the change; null if it did not exist, or nothing changed.",
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "Value after the change; null if it was removed." })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "An entry of the contract's audit log, in words." })
export class AuditLogEntry {
  @Field(() => ID, { description: "audit_id, decimal." })
  id!: string;

  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => String, { description: "user_id, or `operator:` followed by an operator's id." })
  actor!: string;

  @Field(() => String, { nullable: true, description: "Name of the user; null for an operator or a deleted user." })
  actorName!: string | null;

  @Field(() => AuditLogKind, { description: "Kind of the entry." })
  kind!: AuditLogKind;

  @Field(() => String, { description: "What was done." })
  action!: string;

  @Field(() => String, { description: "State before the change, in one line; empty if nothing changed." })
  before!: string;

  @Field(() => String, { description: "State after the change, in one line." })
  after!: string;

  @Field(() => String, { description: "Further details, in one line." })
  detail!: string;

  @Field(() => [AuditLogField], { description: "Fields of the entry, changed ones first." })
  fields!: AuditLogField[];

  @Field(() => String, { nullable: true, description: "X-Request-Id of the call." })
  requestId!: string | null;

  @Field(() => String, { nullable: true, description: "Position in the hash chain; null: not sealed yet." })
  position!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "SHA-256 of the hash chain up to this entry; null: not sealed yet.",
  })
  hash!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Some entries of the audit log, newest first." })
export class AuditLogPage {
  @Field(() => [AuditLogEntry], { description: "The entries." })
  entries!: AuditLogEntry[];

  @Field(() => String, { nullable: true, description: "Cursor of the next page; null: this is the last." })
  nextCursor!: string | null;
}

export const toAuditLogEntry = (wire: Wire): AuditLogEntry =>
  instance(AuditLogEntry, {
    id: wire.audit_id,
    at: wire.occurred_at,
    actor: wire.user_id,
    actorName: wire.user_name,
    kind: wire.kind,
    action: wire.action_text,
    before: wire.before_text,
    after: wire.after_text,
    detail: wire.detail_text,
    fields: wire.fields.map((field) => instance(AuditLogField, field)),
    requestId: wire.request_id,
    position: wire.position,
    hash: wire.hash,
  });
