import { TextInput } from "@mantine/core";
import { Segments } from "../../components/segments/Segments.tsx";
import type { SearchWords } from "../../domain/search-terms.ts";
import classes from "./search-form.module.css";
import { searchText as text } from "./text.ts";

type Words = Pick<SearchWords, "keyword1" | "operator" | "keyword2" | "mediaOperator">;

interface WordsFieldsProps {
  words: Words;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Words>) => void;
}

/** Keyword 1 with AND, OR and NOT, keyword 2 with AND and NOT (spec section 5). */
export const WordsFields = ({ words, errorOf, onChange }: WordsFieldsProps) => (
  <>
    <div className={classes.keyword}>
      <TextInput
        id="keyword1"
        label={text.keyword1}
        value={words.keyword1}
        error={errorOf("keyword1")}
        autoComplete="off"
        onChange={(event) => onChange({ keyword1: event.currentTarget.value })}
      />
      <Segments
        label={text.operator}
        labelHidden
        values={[1, 2, 3]}
        names={text.operators}
        hints={text.operatorHelp}
        value={words.operator}
        onChoose={(operator) => onChange({ operator })}
      />
    </div>
    <div className={classes.keyword}>
      <TextInput
        id="keyword2"
        label={text.keyword2}
        value={words.keyword2}
        error={errorOf("keyword2")}
        autoComplete="off"
        onChange={(event) => onChange({ keyword2: event.currentTarget.value })}
      />
      <Segments
        label={text.mediaOperator}
        labelHidden
        values={[1, 3]}
        names={text.operators}
        hints={text.operatorHelp}
        value={words.mediaOperator}
        onChoose={(mediaOperator) => onChange({ mediaOperator })}
      />
      <p className={classes.help}>{text.wordsHelp}</p>
    </div>
  </>
);
