import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** The texts of a contract's mails, as they were uploaded or edited. */
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

/** What a template said when it was saved; the newest is the present one. */
@Entity("mail_template_version")
export class MailTemplateVersion {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) template_file_id!: number;
  @PrimaryColumn({ type: "int" }) version!: number;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "jsonb" }) parts!: TemplateParts;
  @Column({ type: "text", nullable: true }) saved_by!: string | null;
  @Column({ type: "timestamptz" }) saved_at!: Date;
}
