import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { nullValue } from './null-value';
import styles from './filters.module.css';

interface NullFilterProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of records with an empty field, or with any value; it replaces the field's own filter. */
export function NullFilter({ label, value, onChange }: NullFilterProps) {
  const translate = useTranslate();
  const current = nullValue(value);
  const box = (wanted: boolean, textKey: string) => (
    <FormControlLabel
      label={translate(textKey)}
      control={
        <Checkbox
          checked={current === wanted}
          onChange={(event) => onChange(event.target.checked ? { null: wanted } : undefined)}
          slotProps={{
            input: { 'aria-label': translate('app.lists.filters.nullOf', { name: label, what: translate(textKey) }) },
          }}
        />
      }
    />
  );
  return (
    <div className={styles['options']}>
      {box(true, 'app.lists.filters.null')}
      {box(false, 'app.lists.filters.notNull')}
    </div>
  );
}
