import Button from '@mui/material/Button';
import { Form, useTranslate } from 'react-admin';
import { useId, useMemo, useState } from 'react';
import { createResolver } from '../form/submit/create-resolver';
import { ErrorSummary } from '../form/submit/ErrorSummary';
import { FormContextProvider, type FormContextValue, type RegisteredField } from '../form/FormContext';
import { issueText } from '../form/submit/issue-text';
import { readFailure } from '../form/submit/submission-failure';
import { useRules } from '../form/RulesContext';
import { useStartedForm } from '../form/page/useStartedForm';
import type { OpenChoices } from '../reference/open-choice';
import { ReportPlacesProvider } from '../reference/report-places';
import type { ReportModule } from './report-module';
import formStyles from '../form/form.module.css';
import styles from './report.module.css';

interface ReportFormProps {
  readonly report: ReportModule;
  /** Parameters from the URL. */
  readonly start: Readonly<Record<string, unknown>>;
  /** Error of the last request, if any. */
  readonly failure: unknown;
  readonly busy: boolean;
  readonly onAsk: (values: Readonly<Record<string, unknown>>) => void;
}

/** Form for the parameters of a report, validated like on the server. */
export function ReportForm({ report, start, failure, busy, onAsk }: ReportFormProps) {
  const translate = useTranslate();
  const rules = useRules();
  const formId = useId();
  const { Inputs, name, permission } = report;
  const permissions = useMemo(() => [permission], [permission]);
  const spec = useStartedForm(report.form);
  const [initial] = useState(() => ({ ...structuredClone(spec.defaults), ...start }));
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const [choices] = useState((): OpenChoices => new Map());
  const context = useMemo<FormContextValue>(
    () => ({
      spec,
      mode: 'create',
      formKey: '',
      place: `reportes/${name}`,
      fields,
      choices,
      record: initial,
      works: new Set(),
    }),
    [spec, name, fields, choices, initial],
  );
  const refused = useMemo(
    () =>
      Object.fromEntries(
        readFailure(failure).fields.map(({ path, message }) => [path, { type: 'server', message }] as const),
      ),
    [failure],
  );
  const resolver = useMemo(
    () => createResolver(spec, rules, (issue) => issueText(translate, issue), choices),
    [spec, rules, translate, choices],
  );
  return (
    <FormContextProvider value={context}>
      <Form
        id={formId}
        className={`${formStyles['form']} ${styles['form']}`}
        resource="reportes"
        defaultValues={initial}
        resolver={resolver}
        errors={refused}
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
        onSubmit={onAsk}
      >
        <ErrorSummary />
        <div className={formStyles['grid']}>
          <ReportPlacesProvider value={permissions}>
            <Inputs />
          </ReportPlacesProvider>
        </div>
        <div className={styles['ask']}>
          <Button type="submit" form={formId} variant="contained" color="primary" aria-disabled={busy}>
            {translate('app.reports.ask')}
          </Button>
        </div>
      </Form>
    </FormContextProvider>
  );
}
