import OutlinedInput from '@mui/material/OutlinedInput';
import { MASKS, type Mask } from '../field/masks';
import { FormField, type FieldControl, type FieldProps } from '../field/FormField';
import { useMaskedText } from './useMaskedText';

interface TextProps {
  readonly type?: 'text' | 'email' | 'phone' | 'url';
  readonly mask?: Mask;
  readonly maxLength?: number;
}

export interface TextInputProps extends FieldProps, TextProps {}

const KEYBOARD = { text: undefined, email: 'email', phone: 'tel', url: 'url' } as const;

/** Single-line text input. */
export function TextInput({ type = 'text', mask, maxLength, ...field }: TextInputProps) {
  return (
    <FormField {...field} spec={{ type: type === 'phone' ? 'phone' : mask ? 'code' : type }}>
      {(control) => (
        <TextControl control={control} type={type} {...(mask ? { mask } : {})} {...(maxLength ? { maxLength } : {})} />
      )}
    </FormField>
  );
}

function TextControl({
  control: { id, value, onChange, onBlur, error, describedBy, locked },
  type = 'text',
  mask,
  maxLength,
}: TextProps & { control: FieldControl }) {
  const { ref, text, onChange: onType } = useMaskedText(mask, value, onChange);
  return (
    <OutlinedInput
      id={id}
      inputRef={ref}
      fullWidth
      value={text}
      error={error}
      readOnly={locked}
      disabled={locked}
      onChange={onType}
      onBlur={onBlur}
      inputProps={{
        'aria-describedby': describedBy,
        'aria-invalid': error || undefined,
        inputMode: mask ? MASKS[mask].keyboard : KEYBOARD[type],
        // A mask limits the length itself, and pasted text may be longer before it is cleaned.
        maxLength: !mask && maxLength && maxLength <= 40 ? maxLength : undefined,
        autoComplete: 'off',
        autoCapitalize: mask ? 'characters' : undefined,
        spellCheck: mask || type !== 'text' ? false : undefined,
      }}
    />
  );
}
