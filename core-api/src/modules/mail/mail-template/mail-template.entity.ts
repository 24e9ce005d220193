import { Column, Entity, PrimaryColumn } from "typeorm";
import type { TemplateParts } from "../../../mail/content/template.ts";

/** The texts of a contract's mails, as they were uploaded. */
@Entity("mail_template")
export class MailTemplate {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) template_file_id!: number;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "text" }) template_file_name!: string;
  @Column({ type: "boolean", default: false }) default_flag!: boolean;
  @Column({ type: "jsonb" }) parts!: TemplateParts;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
