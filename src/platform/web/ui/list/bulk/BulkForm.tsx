import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { Form, useTranslate } from 'react-admin';
import { Fragment, useMemo, useState } from 'react';
import { FormContextProvider, type FormContextValue, type RegisteredField } from '../../form/FormContext';
import { NO_FORM } from '../../form/no-form';
import type { OpenChoices } from '../../reference/open-choice';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useProtected } from '../../access/useProtected';
import type { BulkField } from './bulk-field';
import formStyles from '../../form/form.module.css';
import styles from './bulk.module.css';

interface BulkFormProps {
  readonly id: string;
  readonly fields: readonly BulkField[];
  /** Called to preview the effect of these values on the records. */
  readonly onReview: (values: Readonly<Record<string, unknown>>) => void;
}

/**
 * Form of a batch edit. Fields are added one by one, each with the input of its form; an empty input clears the field. The server validates
 * the values for each record.
 */
export function BulkForm({ id, fields, onReview }: BulkFormProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const isProtected = useProtected();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const [registered] = useState(() => new Map<string, RegisteredField>());
  const [choices] = useState((): OpenChoices => new Map());
  const [works] = useState<FormContextValue['works']>(() => new Set());
  const context = useMemo<FormContextValue>(
    () => ({
      spec: NO_FORM,
      mode: 'create',
      formKey: 'bulk',
      place: `${name}/lote`,
      fields: registered,
      choices,
      record: {},
      works,
    }),
    [name, registered, choices, works],
  );
  const labelOf = (source: string) => translate(`resources.${name}.fields.${source}`);
  const offered = fields.filter(({ source }) => !chosen.includes(source) && isProtected(source) === 'none');

  const submit = (values: Readonly<Record<string, unknown>>) => {
    if (chosen.length === 0) return setMissing(true);
    // A typed name without a selection in a picker is no value.
    if (choices.size > 0) return undefined;
    return onReview(
      Object.fromEntries(
        chosen.map((source) => {
          const value = values[source];
          return [
            source,
            value === undefined || value === ''
              ? (fields.find((field) => field.source === source)?.empty ?? null)
              : value,
          ];
        }),
      ),
    );
  };
  return (
    <FormContextProvider value={context}>
      <Form
        id={id}
        className={formStyles['form'] ?? ''}
        resource={name}
        defaultValues={{}}
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
        onSubmit={submit}
      >
        <div className={styles['form']}>
          {fields
            .filter(({ source }) => chosen.includes(source))
            .map(({ source, input }) => (
              <Fragment key={source}>
                <div className={styles['field']}>
                  <div className={formStyles['grid']}>{input}</div>
                  <IconButton
                    aria-label={translate('app.lists.bulk.leave', { name: labelOf(source) })}
                    onClick={() => setChosen(chosen.filter((each) => each !== source))}
                  >
                    <Close />
                  </IconButton>
                </div>
              </Fragment>
            ))}
          {offered.length > 0 && (
            <label className={styles['add']}>
              {translate('app.lists.bulk.add')}
              <select
                className={formStyles['select']}
                value=""
                autoFocus
                aria-describedby={missing ? `${id}-missing` : undefined}
                onChange={(event) => {
                  setMissing(false);
                  setChosen([...chosen, event.target.value]);
                }}
              >
                <option value="">{translate('app.lists.bulk.choose')}</option>
                {offered.map(({ source }) => (
                  <option key={source} value={source}>
                    {labelOf(source)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {missing && (
            <p id={`${id}-missing`} role="alert" className={formStyles['error']}>
              {translate('app.lists.bulk.missing')}
            </p>
          )}
        </div>
      </Form>
    </FormContextProvider>
  );
}
