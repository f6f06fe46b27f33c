import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { choiceKey } from '../../values/enum-choices';
import { FormField } from '../field/FormField';
import type { SelectInputProps } from './SelectInput';

/** Multiple choice of codes. */
export function MultiSelect({ choices, ...field }: SelectInputProps) {
  const translate = useTranslate();
  return (
    <FormField {...field} layout="group" spec={{ type: 'enums', choices }}>
      {({ id, value, onChange, onBlur, locked }) => {
        const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
        return choices.options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            disabled={locked}
            label={translate(choiceKey(choices, option.value))}
            control={
              <Checkbox
                slotProps={{ input: index === 0 ? { id } : {} }}
                checked={chosen.includes(option.value)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, option.value] : chosen.filter((code) => code !== option.value),
                  )
                }
                onBlur={onBlur}
              />
            }
          />
        ));
      }}
    </FormField>
  );
}
