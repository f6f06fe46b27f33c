import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate, useWrappedSource } from 'react-admin';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { blocked } from '../../buttons/blocked';
import { schemaPath } from '#platform/shared/paths';
import { readPath } from '../../resource/read-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { fieldId } from '../field/field-id';
import { useFormContextValue } from '../FormContext';
import type { FieldProps } from '../field/FormField';
import { ProtectedField } from '../field/ProtectedField';
import { useCondition } from '../field/useCondition';
import { useFieldProtection } from '../field/useFieldProtection';
import { useRegisteredField } from '../field/useRegisteredField';
import styles from '../form.module.css';
import { PrefixedFields } from './PrefixedFields';

export interface RecordsInputProps extends FieldProps {
  readonly maxItems?: number;
  /** Inputs of one row. */
  readonly children: ReactNode;
}

/** List of small records, edited row by row: add, remove, reorder. */
export function RecordsInput(props: RecordsInputProps) {
  const path = useWrappedSource(props.source);
  const visible = useCondition(path, 'visible', true);
  const protection = useFieldProtection(path);
  if (!visible) return null;
  return protection === 'none' ? (
    <Rows {...props} />
  ) : (
    <ProtectedField source={props.source} protection={protection} wide />
  );
}

function Rows({ source, required = false, hint = false, maxItems, children }: RecordsInputProps) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const { spec, formKey } = useFormContextValue();
  const translate = useTranslate();
  const { fields, append, remove, move } = useFieldArray({ name: path });
  const needed = useCondition(path, 'required', required) || required;
  const { errors } = useFormState({ name: path });
  const id = fieldId(path, formKey);
  const label = translate(`resources.${name}.fields.${schemaPath(path)}`);
  const found = readPath(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  const message = found?.message ?? found?.root?.message;
  useRegisteredField({ path, label, elementId: id, spec: { type: 'words' } });

  return (
    <fieldset className={styles['wide']}>
      <legend className={styles['label']}>
        {label} {!needed && <span className={styles['optional']}>{translate('app.form.optional')}</span>}
      </legend>
      {hint && <p className={styles['hint']}>{translate(`resources.${name}.hints.${schemaPath(path)}`)}</p>}
      <div className={`${styles['control']} ${styles['rows']}`}>
        {fields.map((row, index) => {
          const position = { position: index + 1, name: label };
          return (
            <div key={row.id} className={styles['row']} role="group" aria-label={translate('app.input.row', position)}>
              <PrefixedFields prefix={`${path}.${index}`}>
                <div className={styles['rowFields']}>{children}</div>
              </PrefixedFields>
              <div className={styles['rowActions']}>
                <IconButton
                  size="small"
                  {...blocked(index === 0 && translate('app.why.top'))}
                  aria-label={translate('app.input.rowUp', position)}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  {...blocked(index === fields.length - 1 && translate('app.why.bottom'))}
                  aria-label={translate('app.input.rowDown', position)}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('app.input.rowRemove', position)}
                  onClick={() => remove(index)}
                >
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </div>
            </div>
          );
        })}
        <div>
          <Button
            id={id}
            size="small"
            startIcon={<Add />}
            {...blocked(
              maxItems !== undefined && fields.length >= maxItems && translate('app.why.full', { max: maxItems }),
            )}
            onClick={() => append(structuredClone(spec.rowDefaults[schemaPath(path)] ?? {}))}
          >
            {translate('app.input.rowAdd', { name: label })}
          </Button>
        </div>
        {message && <p className={styles['error']}>{message}</p>}
      </div>
    </fieldset>
  );
}
