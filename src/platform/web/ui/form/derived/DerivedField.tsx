import { useTranslate, useWrappedSource } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { schemaPath } from '#platform/shared/paths';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { ValueSpec } from '../../values/value-spec';
import { ValueView } from '../../values/ValueView';
import { fieldId } from '../field/field-id';
import { useFormContextValue } from '../FormContext';
import { useFieldProtection } from '../field/useFieldProtection';
import { NOTHING_FOLLOWS } from './following-values';
import styles from '../form.module.css';

export type DerivedFieldProps = ValueSpec & {
  readonly source: string;
  /** True when the hint `resources.<resource>.hints.<path>` exists. */
  readonly hint?: boolean;
  /** True to hide the field without a value: a later step sets it. */
  readonly conditional?: boolean;
};

/** A field derived from the current input; the server computes it again when the record is saved. */
export function DerivedField({ source, hint = false, conditional = false, ...spec }: DerivedFieldProps) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const { formKey, following = NOTHING_FOLLOWS } = useFormContextValue();
  const translate = useTranslate();
  const value = useSyncExternalStore(following.subscribe, () => following.get(path));
  const isKept = useFieldProtection(path) !== 'none';
  if (isKept || (conditional && (value === undefined || value === null))) return null;
  const id = `${fieldId(path, formKey)}-caption`;
  return (
    <div role="group" aria-labelledby={id} className={`${styles['field']} ${styles['aligned']}`}>
      <span id={id} className={`${styles['label']} ${styles['head']}`}>
        {translate(`resources.${name}.fields.${schemaPath(path)}`)}
      </span>
      <p className={`${styles['control']} ${styles['derived']} rs-numbers`}>
        <span>
          <ValueView spec={spec} value={value} />
        </span>
      </p>
      {hint && <p className={styles['hint']}>{translate(`resources.${name}.hints.${schemaPath(path)}`)}</p>}
    </div>
  );
}
