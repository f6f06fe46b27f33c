import type { Identifier } from 'react-admin';
import { ListRow } from '../ListRow';
import { useRows } from './useRows';

interface PlainRowsProps {
  readonly toggle: (id: Identifier, range: boolean) => void;
  /** Maximum number of rows to render. */
  readonly limit?: number;
}

/** Renders all rows of a page, or the first of them. */
export function PlainRows({ toggle, limit = Infinity }: PlainRowsProps) {
  const { data, propsOf, stale } = useRows(toggle);
  return (
    <tbody data-stale={stale}>
      {data.slice(0, limit).map((record, index) => (
        <ListRow key={record.id} {...propsOf(record, index)} />
      ))}
    </tbody>
  );
}
