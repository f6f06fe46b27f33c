import type { Locate } from '../../client/resource-location';
import { isResourceName } from './load-resource';

/** Where a resource lives on the wire; the table of all of them is a chunk of its own. */
export const locate: Locate = async (resource) => {
  if (!isResourceName(resource)) throw new Error(`There is no resource called ${resource}`);
  const { PATHS } = await import('../../../generated/web/paths.gen');
  return PATHS[resource];
};
