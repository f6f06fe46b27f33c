import { useInput, useTranslate, useWrappedSource } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { isFilled, schemaPath } from '#platform/shared/paths';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { afterPress } from '../after-press';
import { fieldId } from './field-id';
import { useFormContextValue } from '../FormContext';
import { ProtectedField } from './ProtectedField';
import { useCondition } from './useCondition';
import { useFieldProtection } from './useFieldProtection';
import { useRegisteredField } from './useRegisteredField';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import styles from '../form.module.css';

const FillNote = lazyPart(() => import('../fills/FillNote'));

/** Props of every input. */
export interface FieldProps {
  /** Path of the field, relative to its group. */
  readonly source: string;
  readonly required?: boolean;
  /** True when the hint `resources.<resource>.hints.<path>` exists. */
  readonly hint?: boolean;
  /** True to use the whole width of the section. */
  readonly wide?: boolean;
}

/** Props that a field passes to its control. */
export interface FieldControl {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: boolean;
  /** Ids of hint and error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** True for a field that can only be set at creation, in an existing record. */
  readonly locked: boolean;
  /** True for dates that convert a month without a day to its last day. */
  readonly monthEnd?: boolean;
}

interface FormFieldProps extends FieldProps {
  /** Format of its value in read-only mode. */
  readonly spec: ValueSpec;
  /** `group`: a fieldset of several controls. `beside`: the control renders its own label beside it. */
  readonly layout?: 'label' | 'group' | 'beside';
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * A field with label, control, hint and error. Hidden while its condition is not met; a value hidden from the reader is replaced by a note.
 */
export function FormField(props: FormFieldProps) {
  const path = useWrappedSource(props.source);
  const visible = useCondition(path, 'visible', true);
  const protection = useFieldProtection(path);
  if (!visible) return null;
  return protection === 'none' ? (
    <VisibleField {...props} />
  ) : (
    <ProtectedField source={props.source} protection={protection} wide={props.wide ?? false} />
  );
}

function VisibleField({
  source,
  required = false,
  hint = false,
  wide = false,
  spec,
  layout = 'label',
  children,
}: FormFieldProps) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const form = useFormContextValue();
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, format: same, parse: same });
  const { getValues, trigger } = useFormContext();
  const needed = useCondition(path, 'required', required) || required;

  const id = fieldId(path, form.formKey);
  const label = translate(`resources.${name}.fields.${schemaPath(path)}`);
  const message = fieldState.error?.message;
  useRegisteredField({ path, label, elementId: id, spec });

  const locked = form.mode === 'edit' && form.spec.writeOnce.includes(schemaPath(path));
  const described = [hint || locked ? `${id}-hint` : null, message ? `${id}-error` : null].filter(Boolean).join(' ');
  const control = children({
    id,
    path,
    label,
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: () => {
      field.onBlur();
      // Leaving a field validates its value; a missing one is reported at submit.
      if (isFilled(getValues(path))) afterPress(() => void trigger(path));
    },
    error: message !== undefined,
    describedBy: described || undefined,
    monthEnd: Object.hasOwn(form.spec.monthEnds ?? {}, schemaPath(path)),
    locked,
  });
  const caption = (
    <>
      {label} {!needed && <span className={styles['optional']}>{translate('app.form.optional')}</span>}
    </>
  );
  const hintText = (hint || locked) && (
    <p id={`${id}-hint`} className={styles['hint']}>
      {translate(locked ? 'app.form.locked' : `resources.${name}.hints.${schemaPath(path)}`)}
    </p>
  );
  const errorText = message && (
    <p id={`${id}-error`} className={styles['error']}>
      <ErrorOutline aria-hidden />
      <span>
        <span className="rs-hidden">{translate('app.form.errorPrefix')}</span> {message}
      </span>
    </p>
  );
  const fill = form.spec.fills?.[schemaPath(path)];
  const fillNote = fill && (
    <Suspense>
      <FillNote path={path} label={label} fill={fill} />
    </Suspense>
  );
  const className = `${styles['field']} ${wide ? styles['wide'] : ''}`;

  if (layout === 'beside') {
    return (
      <div className={className}>
        <div className={styles['switch']}>
          {control}
          <div>
            <label id={`${id}-caption`} htmlFor={id} className={styles['label']}>
              {label}
            </label>
            {hintText}
          </div>
        </div>
        {errorText}
      </div>
    );
  }
  if (layout === 'group') {
    return (
      <fieldset className={className} aria-describedby={described || undefined}>
        <legend className={styles['label']}>{caption}</legend>
        <div className={styles['control']}>{control}</div>
        {hintText}
        {errorText}
      </fieldset>
    );
  }
  return (
    <div className={`${className} ${styles['aligned']}`}>
      <label id={`${id}-caption`} htmlFor={id} className={`${styles['label']} ${styles['head']}`}>
        {caption}
      </label>
      <div className={styles['control']}>{control}</div>
      <div>
        {hintText}
        {errorText}
        {fillNote}
      </div>
    </div>
  );
}

const same = <Value,>(value: Value): Value => value;
