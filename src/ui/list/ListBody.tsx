import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { ErrorState } from '../states/ErrorState';
import { ListCards } from './ListCards';
import { ListEmpty } from './ListEmpty';
import { ListTable } from './ListTable';

/** Rows, cards on a phone, or the reason why there are none. */
export function ListBody() {
  const { data, error, refetch, isPending } = useListContext();
  const phone = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!isPending && data?.length === 0) return <ListEmpty />;
  return phone ? <ListCards /> : <ListTable />;
}
