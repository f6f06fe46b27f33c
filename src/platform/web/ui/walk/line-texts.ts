import type { TranslateFunction } from 'react-admin';
import { formatDate } from '../format/format-date';
import type { LineColumn, LineValues } from '../lines/line-column';
import { choiceKey } from '../values/enum-choices';

/** Returns texts, days and states of a line, without amounts; they distinguish lines of one supply in the answers to a question. */
export function lineText(line: LineValues, columns: readonly LineColumn[], translate: TranslateFunction): string {
  return columns
    .slice(1)
    .map((column) => {
      const value = line[column.source];
      if (typeof value !== 'string' || value === '') return '';
      if (column.type === 'date') return formatDate(value);
      return column.type === 'enum' ? translate(choiceKey(column.choices, value)) : value;
    })
    .filter(Boolean)
    .join(' · ');
}
