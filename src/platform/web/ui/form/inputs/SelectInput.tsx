import { useTranslate } from 'react-admin';
import { choiceKey, type EnumChoices } from '../../values/enum-choices';
import { FormField, type FieldProps } from '../field/FormField';
import styles from '../form.module.css';

export interface SelectInputProps extends FieldProps {
  readonly choices: EnumChoices;
}

/** Single choice of codes in a native `select`, which works with every keyboard, screen reader and phone. */
export function SelectInput({ choices, ...field }: SelectInputProps) {
  const translate = useTranslate();
  return (
    <FormField {...field} spec={{ type: 'enum', choices }}>
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <select
          id={id}
          className={styles['select']}
          value={typeof value === 'string' ? value : ''}
          disabled={locked}
          aria-describedby={describedBy}
          aria-invalid={error || undefined}
          onChange={(event) => onChange(event.target.value || null)}
          onBlur={onBlur}
        >
          {(!field.required || !value) && <option value="">{translate('app.input.choose')}</option>}
          {choices.options.map((option) => (
            <option key={option.value} value={option.value}>
              {translate(choiceKey(choices, option.value))}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
