import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { choiceKey } from '../../values/enum-choices';
import { FormField } from '../field/FormField';
import type { SelectInputProps } from './SelectInput';

/** Single choice of a few codes, all visible. */
export function RadioInput({ choices, ...field }: SelectInputProps) {
  const translate = useTranslate();
  return (
    <FormField {...field} layout="group" spec={{ type: 'enum', choices }}>
      {({ id, label, value, onChange, onBlur, locked }) => (
        <RadioGroup
          row
          name={id}
          aria-label={label}
          value={value ?? ''}
          onChange={(_event, next) => onChange(next)}
          onBlur={onBlur}
        >
          {choices.options.map((option, index) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              disabled={locked}
              control={<Radio slotProps={{ input: index === 0 ? { id } : {} }} />}
              label={translate(choiceKey(choices, option.value))}
            />
          ))}
        </RadioGroup>
      )}
    </FormField>
  );
}
