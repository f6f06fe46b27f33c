import OutlinedInput from '@mui/material/OutlinedInput';
import { parseTime } from '../../format/format-time';
import type { FieldControl } from '../field/FormField';
import { useDraft } from '../page/useDraft';

type TimeControlProps = Pick<
  FieldControl,
  'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'describedBy' | 'locked'
> & { readonly ariaLabel?: string };

/** Time input. Passes `HH:mm` to the form; invalid text is passed unchanged, for validation. */
export function TimeControl({ id, value, onChange, onBlur, error, describedBy, locked, ariaLabel }: TimeControlProps) {
  const draft = useDraft(
    value,
    (current) => String(current ?? ''),
    (text) => parseTime(text) ?? (text.trim() === '' ? null : text),
    onChange,
  );
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
      inputProps={{
        className: 'rs-numbers',
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 5,
        'aria-label': ariaLabel,
        'aria-describedby': describedBy,
        'aria-invalid': error || undefined,
      }}
    />
  );
}
