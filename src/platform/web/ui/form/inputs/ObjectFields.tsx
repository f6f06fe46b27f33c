import { useTranslate, useWrappedSource } from 'react-admin';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
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

export interface ObjectFieldsProps extends FieldProps {
  /** True for the only field of its section: frame and title of the group would repeat the section's. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** Group of fields sent as one value (an address). */
export function ObjectFields(props: ObjectFieldsProps) {
  const path = useWrappedSource(props.source);
  const visible = useCondition(path, 'visible', true);
  const protection = useFieldProtection(path);
  if (!visible) return null;
  return protection === 'none' ? (
    <VisibleGroup {...props} />
  ) : (
    <ProtectedField source={props.source} protection={protection} wide />
  );
}

function VisibleGroup({ source, required = false, hint = false, plain = false, children }: ObjectFieldsProps) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const translate = useTranslate();
  const needed = useCondition(path, 'required', required) || required;
  const label = translate(`resources.${name}.fields.${schemaPath(path)}`);
  const id = fieldId(path, useFormContextValue().formKey);
  const { errors } = useFormState({ name: path });
  const message = (readPath(errors, path) as { message?: string } | undefined)?.message;
  useRegisteredField({ path, label, elementId: id, spec: { type: 'text' } });

  const fields = <PrefixedFields prefix={path}>{children}</PrefixedFields>;
  if (plain) return fields;
  return (
    <fieldset id={id} tabIndex={-1} className={`${styles['group']} ${styles['wide']}`}>
      <legend>
        {label} {!needed && <span className={styles['optional']}>{translate('app.form.optional')}</span>}
        {hint && <p className={styles['hint']}>{translate(`resources.${name}.hints.${schemaPath(path)}`)}</p>}
        {message && <p className={styles['error']}>{message}</p>}
      </legend>
      <div className={styles['grid']}>{fields}</div>
    </fieldset>
  );
}
