import { createContext, useContext, useMemo } from 'react';
import type { ListFilter } from '../../shared/list-filter';
import { placesWithin } from '../../shared/reach';
import { useReach } from './ReachContext';

const ReportReach = createContext<string | null>(null);
/** Permission of the report or board inside: its pickers offer the places that the permission reaches. */
export const ReportReachProvider = ReportReach.Provider;

/** Narrows a picker's filter to places within reach of the report around it. Outside reports the filter stays as it is. */
export function useReachableFilter(reference: string, filter: ListFilter): ListFilter {
  const permission = useContext(ReportReach);
  const reach = useReach();
  return useMemo(
    () => (permission === null ? filter : { ...filter, ...placesWithin(reference, permission, reach) }),
    [reference, filter, permission, reach],
  );
}
