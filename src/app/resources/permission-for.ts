import type { StandardOperation } from '../../ui/resource/resource-module';
import { isResourceName, loadResource } from './load-resource';

/** react-admin's names for what can be done to a resource. */
const OPERATION: Readonly<Record<string, StandardOperation>> = { list: 'list', show: 'get', create: 'create', edit: 'update', delete: 'delete' };

/** Permission key for an action of react-admin on a resource, null when there is no such thing. */
export async function permissionFor(resource: string, action: string): Promise<string | null> {
  const operation = OPERATION[action];
  if (!operation || !isResourceName(resource)) return null;
  return (await loadResource(resource)).permissions[operation];
}
