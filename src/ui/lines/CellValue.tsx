import { FetchedLabel } from '../values/FetchedLabel';
import { ValueView } from '../values/ValueView';
import type { LineColumn, LineValues } from './line-column';

/** The value of a cell that is not being edited. A referenced record is its name alone: a link would be a second stop in the cell. */
export function CellValue({ column, values }: { readonly column: LineColumn; readonly values: LineValues }) {
  const value = values[column.source];
  if (column.type === 'reference' && value != null && value !== '') {
    const label = column.labelField ? values[column.labelField] : undefined;
    return typeof label === 'string' && label !== '' ? label : <FetchedLabel reference={column.reference} id={value} />;
  }
  // Cells to fill in stay empty: a dash in each would be noise.
  if (column.input && (value === undefined || value === null || value === '')) return null;
  return <ValueView spec={column} value={value} />;
}
