import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { ErrorState } from '../states/ErrorState';
import type { Column, NameColumn } from './column';
import { ListCards } from './ListCards';
import { ListEmpty } from './ListEmpty';
import { ListTable } from './ListTable';

export interface ListBodyProps<Item extends object> {
  readonly name: NameColumn<Item>;
  readonly columns: readonly Column<Item>[];
}

/** Rows, cards on a phone, or the reason why there are none. */
export function ListBody<Item extends object>({ name, columns }: ListBodyProps<Item>) {
  const { data, error, refetch, isPending } = useListContext();
  const phone = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!isPending && data?.length === 0) return <ListEmpty />;
  const shown = columns.filter((column) => !column.hidden);
  return phone ? <ListCards columns={shown} /> : <ListTable name={name} columns={shown} />;
}
