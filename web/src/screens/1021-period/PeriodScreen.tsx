import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { fieldsAtFault } from "../../components/form/outcome.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { readReport, writeReport } from "../../domain/report-address.ts";
import { formText } from "../../domain/text/form-text.ts";
import { countReportText, reportPeriodText as text } from "../../domain/text/report-text.ts";
import classes from "./period.module.css";

const LABELS = { start: text.start, end: text.end };

const { preload, check } = lazyCheck<{ start: string; end: string }>(() =>
  import("./check-report-period.ts").then(({ checkReportPeriod }) => checkReportPeriod),
);

/** Screen 1021: the period and step of the article-count report, which it leads to. */
export default function PeriodScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const given = readReport(params);
  const [start, setStart] = useState(given.period?.start ?? "");
  const [end, setEnd] = useState(given.period?.end ?? "");
  const [step, setStep] = useState(given.step);
  const { fault, submit, errorOf } = useSubmit(
    async (period: { start: string; end: string }) => {
      const errors = await check(period);
      if (errors.length > 0) return fieldsAtFault(errors);
      void navigate(pathOf("1020") + writeReport({ period, step }));
      return null;
    },
    { again: true },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ start, end });
  };
  return (
    <Page title={text.title} lead={text.lead}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-label={text.title}>
        <FormFaults fault={fault} labels={LABELS} />
        <div className={classes.days}>
          <TextInput
            id="start"
            type="date"
            label={text.start}
            value={start}
            error={errorOf("start")}
            onChange={(event) => setStart(event.currentTarget.value)}
          />
          <TextInput
            id="end"
            type="date"
            label={text.end}
            value={end}
            error={errorOf("end")}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
        </div>
        <Segments
          label={countReportText.step}
          values={["DAY", "MONTH"] as const}
          names={countReportText.steps}
          value={step}
          onChoose={setStep}
        />
        <div className={classes.actions}>
          <Button type="submit">{text.submit}</Button>
          <Button component={Link} variant="default" to={pathOf("1020") + writeReport(given)}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
