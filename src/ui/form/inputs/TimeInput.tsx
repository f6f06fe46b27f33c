import OutlinedInput from '@mui/material/OutlinedInput';
import { FormField, type FieldProps } from '../FormField';
import { parseTime } from '../../format/format-time';
import { useDraft } from '../useDraft';
import type { FieldControl } from '../FormField';

/** A time of day, `HH:mm`; takes `8`, `815`, `8:15` too. */
export function TimeInput(field: FieldProps) {
  return <FormField {...field} spec={{ type: 'time' }}>{(control) => <TimeControl {...control} />}</FormField>;
}

type TimeControlProps = Pick<FieldControl, 'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'describedBy' | 'locked'> & { readonly label?: string; readonly ariaLabel?: string };

export function TimeControl({ id, value, onChange, onBlur, error, describedBy, locked, ariaLabel }: TimeControlProps) {
  const draft = useDraft(value, (current) => String(current ?? ''), (text) => parseTime(text) ?? (text.trim() === '' ? null : text), onChange);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={draft.text}
      error={error}
      disabled={locked}
      placeholder="hh:mm"
      onChange={(event) => draft.type(event.target.value)}
      onBlur={() => {
        draft.settle();
        onBlur();
      }}
      inputProps={{ className: 'rs-numbers', inputMode: 'numeric', autoComplete: 'off', maxLength: 5, 'aria-label': ariaLabel, 'aria-describedby': describedBy, 'aria-invalid': error || undefined }}
    />
  );
}
