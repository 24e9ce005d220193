import "reflect-metadata";
import { Max, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { AuditLogKind, AuditLogPage, toAuditLogEntry } from "./audit-log.type.ts";

@ArgsType()
class AuditLogArgs {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;

  @Field(() => AuditLogKind, { nullable: true, description: "Kind of the entries; null: any." })
  kind?: AuditLogKind | null;

  @Field(() => String, { nullable: true, description: "user_id of the author or of the affected user; null: any." })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: "Words in action or details; null: any." })
  text?: string | null;

  @Field(() => String, { nullable: true, description: "nextCursor of the page before; null: the first page." })
  cursor?: string | null;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Entries, at most 100." })
  pageSize!: number;
}

/** The contract's audit log (screen 1061); one call. */
@Resolver()
export class AuditLogResolver {
  @Query(() => AuditLogPage, { description: "A page of the contract's audit log. Administrators only." })
  async auditLog(@Args(() => AuditLogArgs) args: AuditLogArgs, @Ctx() { core }: RequestContext): Promise<AuditLogPage> {
    const { start, end, kind, userId, text, cursor, pageSize } = args;
    const { audit_log, next_cursor } = await core.auditLog.page({
      process_date_start: start,
      process_date_end: end,
      limit: pageSize,
      ...(kind && { kind }),
      ...(userId && { user_id: userId }),
      ...(text && { text }),
      ...(cursor && { cursor }),
    });
    return instance(AuditLogPage, { entries: audit_log.map(toAuditLogEntry), nextCursor: next_cursor });
  }
}
