import type { Identifier } from 'ra-core';
import { ListRow } from '../ListRow';
import { useRows } from './useRows';

/** All rows of a page. */
export function PlainRows({ toggle }: { readonly toggle: (id: Identifier, range: boolean) => void }) {
  const { data, propsOf, stale } = useRows(toggle);
  return <tbody data-stale={stale}>{data.map((record, index) => <ListRow key={record.id} {...propsOf(record, index)} />)}</tbody>;
}
