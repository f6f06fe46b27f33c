import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { hasPermission } from '../session/auth-provider';
import type { LoadCurrentUser } from '../session/current-user';
import { listRequest } from '../ui/list/list-request';
import { preloadParts } from '../ui/resource/Parts';
import { recordQuery } from '../ui/resource/record-query';
import { findResource } from './load-resource';
import { readAddress } from './read-address';

interface AskEarlyOptions {
  readonly queryClient: QueryClient;
  readonly dataProvider: Pick<DataProvider, 'getList' | 'getOne'>;
  readonly loadCurrentUser: LoadCurrentUser;
  readonly isSignedIn: () => boolean;
}

export type PrefetchList = (address: { readonly pathname: string; readonly search: string }) => void;

/**
 * Requests the records of a page as soon as its URL opens, before the page renders and requests them. It is an optimisation only; failures
 * are reported where the response is needed.
 */
export function createPrefetchList({
  queryClient,
  dataProvider,
  loadCurrentUser,
  isSignedIn,
}: AskEarlyOptions): PrefetchList {
  const ask: (address: Parameters<PrefetchList>[0]) => Promise<void> = async ({ pathname, search }) => {
    const { resource, view, id } = readAddress(pathname);
    const module = isSignedIn() ? await findResource(resource) : null;
    if (!module) return;
    module.views[view]?.preload?.();
    if (view !== 'list' && view !== 'show') return;
    if (view === 'show' && module.parts) preloadParts(module.parts);
    const user = await loadCurrentUser();
    const isAllowed = (permission: string) => hasPermission(user, permission);
    if (!isAllowed(module.permissions[view === 'list' ? 'list' : 'get'])) return;
    if (view === 'list') {
      if (!module.list) return;
      const request = listRequest(search, module.list);
      // Same key and content as react-admin's hooks.
      await queryClient.prefetchQuery({
        queryKey: [resource, 'getList', request],
        queryFn: async ({ signal }) => {
          const { data, total, pageInfo, meta } = await dataProvider.getList(resource, { ...request, signal });
          return { data, total, pageInfo, meta };
        },
      });
    } else {
      await queryClient.prefetchQuery({
        ...recordQuery({ module, id, dataProvider, queryClient, isAllowed }),
        // SPEC 7: opening a record always fetches it, even when recently read.
        staleTime: 0,
      });
    }
  };
  return (address) => void ask(address).catch(() => undefined);
}
