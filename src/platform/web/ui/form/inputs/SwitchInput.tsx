import Switch from '@mui/material/Switch';
import { FormField, type FieldProps } from '../field/FormField';

/** Switch for a boolean. */
export function SwitchInput(field: FieldProps) {
  return (
    <FormField {...field} layout="beside" spec={{ type: 'boolean' }}>
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <Switch
          size="small"
          checked={value === true}
          disabled={locked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          slotProps={{
            input: { id, role: 'switch', 'aria-describedby': describedBy, 'aria-invalid': error || undefined },
          }}
        />
      )}
    </FormField>
  );
}
