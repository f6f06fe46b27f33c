import OutlinedInput from '@mui/material/OutlinedInput';
import { blankToNull } from '../blank-to-null';
import { FormField, type FieldProps } from '../FormField';

/** Several lines of text; grows with what is written. */
export function TextArea(field: FieldProps) {
  return (
    <FormField {...field} spec={{ type: 'longText' }}>
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={3}
          maxRows={12}
          value={value ?? ''}
          error={error}
          disabled={locked}
          onChange={(event) => onChange(blankToNull(event.target.value))}
          onBlur={onBlur}
          inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': error || undefined }}
        />
      )}
    </FormField>
  );
}
