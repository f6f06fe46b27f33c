import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';

const key = (resource: string) => `lists.${resource}.search`;

/** Remembers page, order and filters of the list that is open, for the way back to it. */
export function useRememberList(resource: string): void {
  const { search } = useLocation();
  const [, setSearch] = useStore<string>(key(resource), '');
  useEffect(() => setSearch(search), [search, setSearch]);
}

/** Address of a resource's list as it was last seen. */
export function useLastList(resource: string): string {
  const [search] = useStore<string>(key(resource), '');
  return recordPath.list(resource) + search;
}
