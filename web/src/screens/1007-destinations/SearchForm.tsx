import { EVERYTHING_ID, MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type MailTarget, writeTarget } from "../../domain/mail-target.ts";
import { mailText, destinationText as text } from "../../domain/text/mail-text.ts";
import { SECTION_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import classes from "./destinations.module.css";
import { type DestinationSearch, isSearched, NO_SEARCH } from "./search.ts";

interface SearchFormProps {
  search: DestinationSearch;
  targets: readonly MailTarget[];
  /** Whether settings of every theme and theme group together are offered (spec section 6). */
  allSelectable: boolean;
  onSearch: (search: DestinationSearch) => void;
}

const EVERY_THEME = writeTarget({ dataKbn: MAIL_KBN.everything, id: EVERYTHING_ID });

/** Theme, theme group or topic; source; a part of the address. */
export function SearchForm({ search, targets, allSelectable, onSearch }: SearchFormProps) {
  const [values, setValues] = useState(search);
  const change = (changed: Partial<DestinationSearch>) => setValues({ ...values, ...changed });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...values, mail: values.mail.trim() });
  };
  return (
    <search aria-label={text.searchLabel}>
      <form className={classes.search} onSubmit={onSubmit}>
        <TargetSelect
          label={mailText.target}
          targets={targets}
          first={text.everyTarget}
          value={values.target}
          onChange={(target) => change({ target })}
        >
          {(allSelectable || values.target === EVERY_THEME) && (
            <option value={EVERY_THEME}>{mailText.everyTheme}</option>
          )}
        </TargetSelect>
        <NativeSelect
          label={mailText.section}
          value={values.section}
          data={[{ value: "", label: text.everyTarget }, ...SECTION_OPTIONS]}
          onChange={(event) => change({ section: event.currentTarget.value })}
        />
        <TextInput
          label={mailText.address}
          placeholder={text.addressHelp}
          value={values.mail}
          maxLength={256}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ mail: event.currentTarget.value })}
        />
        <div className={classes.searchButtons}>
          <Button type="submit">{text.search}</Button>
          {isSearched(search) && (
            <Button
              variant="default"
              onClick={() => {
                setValues(NO_SEARCH);
                onSearch(NO_SEARCH);
              }}
            >
              {text.clear}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
