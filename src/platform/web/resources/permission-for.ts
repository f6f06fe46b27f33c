import type { StandardOperation } from '../ui/resource/resource-module';
import { findResource } from './load-resource';

/** react-admin's names for what can be done to a resource. */
const OPERATION: Readonly<Record<string, StandardOperation>> = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Permission key for an action of react-admin on a resource, null when there is no such thing. */
export async function permissionFor(resource: string, action: string): Promise<string | null> {
  const operation = OPERATION[action];
  const module = operation && (await findResource(resource));
  return module ? module.permissions[operation] : null;
}
