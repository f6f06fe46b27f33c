import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withPeek } from '../peek/peek-address';
import { recordPath } from '#platform/shared/record-path';

const key = (resource: string) => `lists.${resource}.search`;

/** Stores page, order and filters of the open list, for links back to it. */
export function useRememberList(resource: string): void {
  const { search } = useLocation();
  const [, setSearch] = useStore<string>(key(resource), '');
  const own = withPeek(search, null);
  useEffect(() => setSearch(own), [own, setSearch]);
}

/** Returns the URL of a resource's list as last seen. */
export function useLastList(resource: string): string {
  const [search] = useStore<string>(key(resource), '');
  return recordPath.list(resource) + search;
}
