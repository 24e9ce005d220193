import { Column, Entity, PrimaryColumn } from "typeorm";

/** A named group of mail addresses of a contract. */
@Entity("address_group")
export class AddressGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) address_group_id!: number;
  @Column({ type: "text" }) group_name!: string;
  @Column({ type: "text", array: true }) mail_addresses!: string[];
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}
