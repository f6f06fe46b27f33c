import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { parseNumber } from '../../format/format-number';
import { FormField, type FieldProps } from '../field/FormField';

export interface TagsInputProps extends FieldProps {
  /** True when the items are numbers. */
  readonly numbers?: boolean;
}

/** List of words or numbers: Enter or leaving the field adds an item. */
export function TagsInput({ numbers = false, ...field }: TagsInputProps) {
  const translate = useTranslate();
  const read = (item: string | number) => (numbers && typeof item === 'string' ? (parseNumber(item) ?? item) : item);
  return (
    <FormField {...field} spec={{ type: 'words' }}>
      {({ id, value, onChange, onBlur, error, describedBy, locked }) => (
        <Autocomplete<string | number, true, false, true>
          id={id}
          multiple
          freeSolo
          autoSelect
          options={[]}
          disabled={locked}
          value={Array.isArray(value) ? value : []}
          getOptionLabel={String}
          onChange={(_event, items) =>
            onChange(
              items.map((item) => read(typeof item === 'string' ? item.trim() : item)).filter((item) => item !== ''),
            )
          }
          onBlur={onBlur}
          clearText={translate('app.reference.clear')}
          renderInput={(params) => (
            <TextField
              {...params}
              error={error}
              slotProps={{
                htmlInput: {
                  ...params.inputProps,
                  // It has no list of options.
                  role: undefined,
                  'aria-autocomplete': undefined,
                  'aria-expanded': undefined,
                  'aria-describedby': describedBy,
                  'aria-invalid': error || undefined,
                },
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}
