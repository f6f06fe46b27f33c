import OutlinedInput from '@mui/material/OutlinedInput';
import { blankToNull } from '../submit/blank-to-null';
import { FormField, type FieldProps } from '../field/FormField';

/** Multi-line text input that grows with its content. */
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
