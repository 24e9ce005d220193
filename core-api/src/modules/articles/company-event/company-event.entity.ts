import type { EventKind } from "@kirinuki/schema/company-event.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a company itself did or met on a day. */
@Entity("company_event")
export class CompanyEvent {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) company_event_id!: number;
  @Column({ type: "date" }) event_date!: string;
  @Column({ type: "smallint" }) event_kind!: EventKind;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}
