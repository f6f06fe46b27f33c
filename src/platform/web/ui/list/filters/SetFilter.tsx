import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { choiceKey, type EnumChoices } from '../../values/enum-choices';
import { asList } from './as-list';
import styles from './filters.module.css';

interface SetFilterProps {
  readonly label: string;
  readonly choices: EnumChoices;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of codes; any of those chosen matches. */
export function SetFilter({ label, choices, value, onChange }: SetFilterProps) {
  const translate = useTranslate();
  const chosen = asList(value);
  return (
    <fieldset className={styles['filter']}>
      <legend>{label}</legend>
      <div className={styles['options']}>
        {choices.options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={translate(choiceKey(choices, option.value))}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={(event) => {
                  const next = event.target.checked
                    ? [...chosen, option.value]
                    : chosen.filter((code) => code !== option.value);
                  onChange(next.length > 0 ? next : undefined);
                }}
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
