import type { Locate } from '../client/resource-location';
import { loadResource } from './load-resource';

/** Returns the path, key and default order of a resource, from its module. */
export const locate: Locate = async (resource) => {
  const { path, keyName, backend, list } = await loadResource(resource);
  return { path, key: keyName, ...(backend === 'server' && list ? { sort: list.sort } : {}) };
};
