import type { ProviderKind } from "@kirinuki/schema/single-sign-on.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** An identity provider that a contract's users may sign in at. */
@Entity("sso_provider")
export class SsoProvider {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) provider_id!: number;
  @Column({ type: "text" }) kind!: ProviderKind;
  @Column({ type: "text" }) provider_name!: string;
  /** OpenID Connect's issuer, or SAML's entity id. */
  @Column({ type: "text" }) issuer!: string;
  @Column({ type: "text", default: "" }) client_id!: string;
  /** Sealed (db/sealed-text.ts); no call answers it. */
  @Column({ type: "bytea", nullable: true }) client_secret!: Buffer | null;
  @Column({ type: "text", default: "" }) sign_in_url!: string;
  /** PEM. */
  @Column({ type: "text", array: true, default: () => "'{}'" }) certificates!: string[];
  @Column({ type: "boolean", default: false }) trusts_address!: boolean;
  /** Where people go who have no user yet; null: they are not let in. */
  @Column({ type: "int", nullable: true }) user_group_id!: number | null;
  @Column({ type: "text", default: "" }) claim_name!: string;
  @Column({ type: "boolean", default: false }) stopped!: boolean;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) changed_by!: string;
  @Column({ type: "timestamptz" }) changed_at!: Date;
}

/** The place that a provider's secret is sealed for. */
export const secretPlace = (contractId: number, providerId: number): string =>
  `sso_provider.client_secret/${contractId}/${providerId}`;
