import { Column, Entity, PrimaryColumn } from "typeorm";

/** What the operator tells everybody on the sign-in page: one kind warns, the other is news with its day. */
@Entity("operator_notice")
export class OperatorNotice {
  @PrimaryColumn({ type: "int", generated: "identity" }) operator_notice_id!: number;
  @Column({ type: "text" }) kind!: "alert" | "notice";
  @Column({ type: "date" }) noticed_on!: string;
  @Column({ type: "text" }) text!: string;
}
