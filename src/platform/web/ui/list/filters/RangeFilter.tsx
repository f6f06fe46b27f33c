import { useTranslate } from 'react-admin';
import { typedDate } from '#platform/shared/dates/typed-date';
import { formatDate } from '../../format/format-date';
import { parseNumber } from '../../format/format-number';
import type { RangeValue } from '../filter-spec';
import { PendingInput } from './PendingInput';
import styles from './filters.module.css';

interface RangeFilterProps {
  readonly label: string;
  readonly of: 'number' | 'date' | 'datetime';
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Filter of a range, both limits included; either may be empty. */
export function RangeFilter({ label, of, value, onChange }: RangeFilterProps) {
  const translate = useTranslate();
  const range: RangeValue = typeof value === 'object' && value !== null ? value : {};
  const bound = (name: keyof RangeValue, textKey: string) => {
    return (
      <PendingInput
        label={translate(textKey)}
        value={show(range[name], of)}
        placeholder={of === 'number' ? undefined : translate('app.input.datePattern')}
        inputMode={of === 'number' ? 'decimal' : 'numeric'}
        onCommit={(text) => {
          const { [name]: _previous, ...others } = range;
          const next = read(text, of);
          if (next === null && text.trim() !== '') return false;
          const merged = next === null ? others : { ...others, [name]: next };
          onChange(Object.keys(merged).length > 0 ? merged : undefined);
          return true;
        }}
      />
    );
  };
  return (
    <fieldset className={styles['filter']}>
      <legend>{label}</legend>
      <div className={styles['range']}>
        {bound('gte', 'app.list.from')}
        {bound('lte', 'app.list.to')}
      </div>
    </fieldset>
  );
}

function show(value: string | number | undefined, of: RangeFilterProps['of']): string {
  if (value === undefined) return '';
  return of === 'number' ? String(value) : formatDate(value);
}

/** Parses typed text to an API value; null when empty or invalid. */
function read(text: string, of: RangeFilterProps['of']): string | number | null {
  if (of === 'number') {
    const number = parseNumber(text);
    return typeof number === 'number' ? number : null;
  }
  // Moments are filtered by day: the server knows the limits of the reader's days.
  return typedDate(text);
}
