import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import styles from './filters.module.css';

interface BooleanFilterProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of a boolean: yes, no, or both. */
export function BooleanFilter({ label, value, onChange }: BooleanFilterProps) {
  const translate = useTranslate();
  const current = value === true ? 'true' : value === false ? 'false' : 'any';
  return (
    <fieldset className={styles['filter']}>
      <legend>{label}</legend>
      <RadioGroup
        row
        aria-label={label}
        value={current}
        onChange={(_event, next) => onChange(next === 'any' ? undefined : next === 'true')}
      >
        <FormControlLabel value="any" control={<Radio />} label={translate('app.value.any')} />
        <FormControlLabel value="true" control={<Radio />} label={translate('app.value.yes')} />
        <FormControlLabel value="false" control={<Radio />} label={translate('app.value.no')} />
      </RadioGroup>
    </fieldset>
  );
}
