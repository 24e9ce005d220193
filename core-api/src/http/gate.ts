import type { OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../access/actor.ts";
import type { Access, Transaction } from "../db/tenant.ts";

/** A signed-in user; `run` opens the request's one transaction in his contract. */
export interface UserSession {
  actor: Actor;
  run<Result>(access: Access, work: (tx: Transaction, actor: Actor) => Promise<Result>): Promise<Result>;
}

export interface OperatorSession {
  operatorId: string;
  role: OperatorRole;
  /** He may only set up the authenticator app that his role needs, and sign out. */
  mustEnrol: boolean;
  run<Result>(access: Access, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** Turns a request into who is calling. Throws SIGNED_OUT. */
export interface Gate {
  user(request: FastifyRequest): Promise<UserSession>;
  operator(request: FastifyRequest): Promise<OperatorSession>;
}
