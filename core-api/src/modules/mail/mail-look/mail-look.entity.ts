import { Column, Entity, PrimaryColumn } from "typeorm";

/** A contract's logo and colour in its mails. */
@Entity("contract_mail_look")
export class ContractMailLook {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @Column({ type: "text", nullable: true }) color!: string | null;
  @Column({ type: "bytea", nullable: true, select: false }) logo!: Buffer | null;
  @Column({ type: "text", nullable: true }) logo_type!: string | null;
  @Column({ type: "uuid", nullable: true }) logo_key!: string | null;
  @Column({ type: "int", nullable: true }) logo_width!: number | null;
  @Column({ type: "int", nullable: true }) logo_height!: number | null;
}
