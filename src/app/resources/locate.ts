import type { Locate } from '../../client/resource-location';
import { loadResource } from './load-resource';

/** Where a resource lives on the wire: its own module says so. */
export const locate: Locate = async (resource) => {
  const { path, keyName, backend, list } = await loadResource(resource);
  return { path, key: keyName, ...(backend === 'server' && list ? { sort: list.sort } : {}) };
};
