import { ActionIcon } from "@mantine/core";
import { IconTag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { AssessedArticle } from "./assessed-article.ts";
import { assessmentText as text } from "./text.ts";

const AssessDialog = lazy(() => loadChunk(() => import("./AssessDialog.tsx")));

interface AssessButtonProps {
  article: AssessedArticle & { title: string };
  /** Queries that keep articles of their own. */
  refetch: readonly string[];
}

/** Opens tone and tags of one article of a list that people put in order. */
export function AssessButton({ article, refetch }: AssessButtonProps) {
  const [isOpen, open] = useState(false);
  const label = text.buttonOf(article.title);
  return (
    <>
      <ActionIcon size="xs" aria-label={label} title={label} onClick={() => open(true)}>
        <IconTag size={16} stroke={1.75} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <AssessDialog articles={[article]} refetch={refetch} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
