import { Column, Entity, PrimaryColumn } from "typeorm";

/** A list of synonyms, of a contract or, where own_contract_id is null, for all. */
@Entity("synonym_list")
export class SynonymList {
  @PrimaryColumn({ type: "int", generated: "identity" }) synonym_list_id!: number;
  @Column({ type: "int", nullable: true }) own_contract_id!: number | null;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
  /** The operator who saved it last. */
  @Column({ type: "text" }) updated_by!: string;
}

/** Terms that mean the same: a line of a list. */
@Entity("synonym_set")
export class SynonymSet {
  @PrimaryColumn({ type: "int" }) synonym_list_id!: number;
  @PrimaryColumn({ type: "int" }) line!: number;
  @Column({ type: "text", array: true }) terms!: string[];
}

/** A term of a set as it is compared. */
@Entity("synonym_term")
export class SynonymTerm {
  @PrimaryColumn({ type: "int" }) synonym_list_id!: number;
  @PrimaryColumn({ type: "int" }) line!: number;
  @PrimaryColumn({ type: "text" }) term!: string;
}
