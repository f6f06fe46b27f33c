import { Form, useTranslate } from 'ra-core';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { FormSpec } from '../../shared/form-spec';
import type { Issue } from '../../shared/issue';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ConflictDialog, type Conflict } from './ConflictDialog';
import { createResolver } from './create-resolver';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FormContextProvider, type FormContextValue, type RegisteredField } from './FormContext';
import { issueText } from './issue-text';
import { useRules } from './RulesContext';
import { UnsavedGuard } from './UnsavedGuard';
import styles from './form.module.css';

export interface RecordFormProps {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Values that the form starts with: the record as it came, or a new record's defaults. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Writes the prepared record; answers the errors of fields, or nothing. Rejections are errors of the program. */
  readonly onSave: (record: Readonly<Record<string, unknown>>) => Promise<Record<string, string> | undefined>;
  readonly saveLabel: string;
  readonly cancelTo: string;
  readonly conflict?: Conflict | null;
  readonly children: ReactNode;
}

/** The form of one record: inputs in sections, checks, error summary, and a guard against losing what was typed. */
export function RecordForm({ spec, mode, initial, onSave, saveLabel, cancelTo, conflict = null, children }: RecordFormProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const rules = useRules();
  const formId = useId();
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const context = useMemo<FormContextValue>(() => ({ spec, mode, fields, record: initial }), [spec, mode, fields, initial]);
  const resolver = useMemo(() => createResolver(spec, rules, (issue: Issue) => issueText(translate, issue)), [spec, rules, translate]);

  return (
    <FormContextProvider value={context}>
      <Form
        id={formId}
        className={styles['form'] ?? ''}
        resource={name}
        defaultValues={initial}
        resolver={resolver}
        shouldFocusError={false}
        reValidateMode="onChange"
        noValidate
        disableInvalidFormNotification
        onSubmit={(values: Record<string, unknown>) => onSave(values)}
      >
        <ErrorSummary />
        {children}
        <FormActions formId={formId} saveLabel={saveLabel} cancelTo={cancelTo} />
        <UnsavedGuard />
        {conflict && <ConflictDialog conflict={conflict} formId={formId} />}
      </Form>
    </FormContextProvider>
  );
}
