import OutlinedInput from '@mui/material/OutlinedInput';
import { blankToNull } from '../blank-to-null';
import { applyMask, MASKS, type Mask } from '../masks';
import { FormField, type FieldProps } from '../FormField';

export interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'phone' | 'url';
  readonly mask?: Mask;
  readonly maxLength?: number;
}

const KEYBOARD = { text: undefined, email: 'email', phone: 'tel', url: 'url' } as const;

/** One line of text. */
export function TextInput({ type = 'text', mask, maxLength, ...field }: TextInputProps) {
  return (
    <FormField {...field} spec={{ type: mask ? 'code' : type }}>
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={value ?? ''}
          error={error}
          readOnly={locked}
          disabled={locked}
          onChange={(event) => onChange(blankToNull(mask ? applyMask(mask, event.target.value) : event.target.value))}
          onBlur={onBlur}
          inputProps={{
            'aria-describedby': describedBy,
            'aria-invalid': error || undefined,
            inputMode: mask ? MASKS[mask].keyboard : KEYBOARD[type],
            maxLength: maxLength && maxLength <= 40 ? maxLength : undefined,
            autoComplete: 'off',
            autoCapitalize: mask ? 'characters' : undefined,
            spellCheck: mask || type !== 'text' ? false : undefined,
          }}
        />
      )}
    </FormField>
  );
}
