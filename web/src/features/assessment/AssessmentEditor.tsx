import { TONES, type Tone, toneText } from "@kirinuki/schema/tones.ts";
import { Button } from "@mantine/core";
import { IconTag } from "@tabler/icons-react";
import { useState } from "react";
import { sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import AssessDialog from "./AssessDialog.tsx";
import { type AssessedArticle, toneOnly } from "./assessed-article.ts";
import classes from "./assessment.module.css";
import { assessmentText as text } from "./text.ts";
import { useAssess } from "./use-assess.ts";

const VALUES = [...TONES, 0] as const;
const NAMES = { ...toneText, 0: text.none };

/** Sets tone and tags of the open article. */
export default function AssessmentEditor({ article }: { article: AssessedArticle }) {
  const assess = useAssess();
  const { said, act } = useAction();
  const [isOpen, open] = useState(false);
  const choose = (tone: Tone) =>
    void act(async () => {
      const { trouble } = await assess([article], toneOnly(tone));
      return trouble === null ? null : sentence(trouble);
    });
  return (
    <>
      <div className={classes.editor} data-print="hide">
        <Segments
          label={text.tone}
          labelHidden
          values={VALUES}
          names={NAMES}
          value={article.tone as Tone}
          onChoose={choose}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTag size={14} stroke={1.75} />}
          onClick={() => open(true)}
        >
          {text.tags}
        </Button>
      </div>
      <SaidLine said={said} />
      {isOpen && <AssessDialog articles={[article]} onClose={() => open(false)} />}
    </>
  );
}
