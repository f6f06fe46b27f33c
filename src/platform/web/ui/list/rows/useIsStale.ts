import { useListContext } from 'react-admin';
import { useFilterValues } from '../filters/useFilterValues';

/** True while the rows answer an earlier request: the filters have changed, the answer has not arrived. */
export function useIsStale(): boolean {
  const { isPlaceholderData } = useListContext();
  const { pending } = useFilterValues();
  return isPlaceholderData || pending;
}
