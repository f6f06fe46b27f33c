import type { StandardOperation } from '../ui/resource/resource-module';
import { findResource } from './load-resource';

/** react-admin's names for the standard operations of a resource. */
const OPERATION: Readonly<Record<string, StandardOperation>> = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Returns the permission key for a react-admin action on a resource; null when there is no such action. */
export async function permissionFor(resource: string, action: string): Promise<string | null> {
  const operation = OPERATION[action];
  const module = operation && (await findResource(resource));
  return module ? module.permissions[operation] : null;
}
