import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { parseNumber } from '../../format/format-number';
import { FormField, type FieldProps } from '../field/FormField';
import { useDraft } from '../page/useDraft';

export interface NumberInputProps extends FieldProps {
  readonly integer?: boolean;
  readonly scale?: number;
  /** Unit shown inside the field. */
  readonly unit?: string;
  /** Shown before the figure, e.g. `$`. */
  readonly prefix?: string;
}

/** Number input. Invalid text stays as typed beside its error. */
export function NumberInput({ integer = false, scale, unit, prefix, ...field }: NumberInputProps) {
  return (
    <FormField
      {...field}
      spec={
        integer
          ? { type: 'integer' }
          : { type: 'number', ...(scale === undefined ? {} : { scale }), ...(unit ? { unit } : {}) }
      }
    >
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <NumberControl
          id={id}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={error}
          describedBy={describedBy}
          locked={locked}
          keyboard={integer ? 'numeric' : 'decimal'}
          unit={unit}
          prefix={prefix}
        />
      )}
    </FormField>
  );
}

interface NumberControlProps {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: boolean;
  readonly describedBy: string | undefined;
  readonly locked: boolean;
  readonly keyboard: 'numeric' | 'decimal';
  readonly unit: string | undefined;
  readonly prefix: string | undefined;
}

function NumberControl({
  id,
  value,
  onChange,
  onBlur,
  error,
  describedBy,
  locked,
  keyboard,
  unit,
  prefix,
}: NumberControlProps) {
  const draft = useDraft(
    value,
    (current) => (current === null || current === undefined ? '' : String(current)),
    (text) => parseNumber(text, keyboard === 'numeric'),
    onChange,
  );
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={draft.text}
      error={error}
      disabled={locked}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle();
        onBlur();
      }}
      startAdornment={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
      endAdornment={
        unit && (
          <InputAdornment position="end" id={`${id}-unit`}>
            {unit}
          </InputAdornment>
        )
      }
      inputProps={{
        className: 'rs-numbers',
        inputMode: keyboard,
        autoComplete: 'off',
        'aria-describedby': [unit ? `${id}-unit` : null, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || undefined,
      }}
    />
  );
}
