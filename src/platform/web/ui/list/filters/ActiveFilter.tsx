import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import styles from './filters.module.css';

interface ActiveFilterProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of active records, inactive ones or all; by default active. */
export function ActiveFilter({ value, onChange }: ActiveFilterProps) {
  const translate = useTranslate();
  const current = value === 'all' ? 'all' : value === false ? 'inactive' : 'active';
  const wire = { active: undefined, inactive: false, all: 'all' } as const;
  return (
    <fieldset className={styles['filter']}>
      <legend>{translate('app.list.activeFilter')}</legend>
      <RadioGroup
        row
        aria-label={translate('app.list.activeFilter')}
        value={current}
        onChange={(_event, next) => onChange(wire[next as keyof typeof wire])}
      >
        <FormControlLabel value="active" control={<Radio />} label={translate('app.list.active')} />
        <FormControlLabel value="inactive" control={<Radio />} label={translate('app.list.inactive')} />
        <FormControlLabel value="all" control={<Radio />} label={translate('app.list.all')} />
      </RadioGroup>
    </fieldset>
  );
}
