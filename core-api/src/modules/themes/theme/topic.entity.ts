import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("topic")
export class Topic {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) topics_id!: number;
  @Column({ type: "text" }) topics_name!: string;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "int", default: 1 }) version!: number;
  /** Every user group has it, those to come too; TopicUserGroup has no row then. */
  @Column({ type: "boolean", default: true }) open_to_all_groups!: boolean;
  /** Who changed it last, and when; null until somebody does. */
  @Column({ type: "timestamptz", nullable: true }) changed_at!: Date | null;
  @Column({ type: "text", nullable: true }) changed_by!: string | null;
}

/** Themes from which a topic's articles are chosen, and which whoever has the topic may browse. */
@Entity("topic_theme")
export class TopicTheme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) topics_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @Column({ type: "int", default: 0 }) display_order!: number;
}

/** Who edits a topic's articles, and has the topic whomever it is for; administrators may always edit it. */
@Entity("topic_user")
export class TopicUser {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) topics_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
}

/** Whom a topic is for that is not open to all groups; without any row only its editors have it. */
@Entity("topic_user_group")
export class TopicUserGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) topics_id!: number;
  @PrimaryColumn({ type: "int" }) user_group_id!: number;
}

/** An article that somebody chose for a topic. */
@Entity("topic_article")
export class TopicArticle {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) topics_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "date" }) process_date!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "smallint", default: 0 }) disp_status!: number;
  /** When the article was published, as the lists sort it; a trigger writes it. */
  @Column({ type: "timestamptz" }) published!: Date;
}
