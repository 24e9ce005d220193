import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { Headline } from "../../components/headline/Headline.tsx";
import { StoryMedia } from "../../features/briefing/StoryFacts.tsx";
import classes from "./edit.module.css";
import type { Candidate } from "./page-edit.ts";
import { editText as text } from "./text.ts";

interface CandidateListProps {
  candidates: readonly Candidate[];
  /** No place is left. */
  isFull: boolean;
  onAdd: (candidate: Candidate) => void;
}

/** The next stories by points, and the rule that gives them. */
export const CandidateList = ({ candidates, isFull, onAdd }: CandidateListProps) => (
  <TablePart title={text.candidates} note={isFull ? text.full : ""}>
    {candidates.length === 0 && <PartNote>{text.noCandidates}</PartNote>}
    <ul className={classes.candidates} aria-label={text.candidates}>
      {candidates.map((candidate) => (
        <li key={candidate.story.articleId} className={classes.candidate}>
          <div className={classes.words}>
            <h3 className={classes.title}>
              <Headline title={candidate.story.title} as="span" className={classes.headline} />
            </h3>
            <div className={classes.facts}>
              <StoryMedia story={candidate.story} />
              {candidate.points > 0 && <span className={classes.points}>{text.points(candidate.points)}</span>}
            </div>
          </div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            aria-label={text.addOf(candidate.story.title)}
            aria-disabled={isFull}
            data-off={isFull}
            onClick={isFull ? undefined : () => onAdd(candidate)}
          >
            {text.add}
          </Button>
        </li>
      ))}
    </ul>
    <PartNote>{text.rule}</PartNote>
  </TablePart>
);
