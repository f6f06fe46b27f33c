import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { LooseRecord } from '#platform/shared/paths';
import { deleteRecord } from '../records/delete-record';
import { findRecord } from '../records/read/get-record';
import { editFields, type BatchEffect } from './edit-fields';
import { reactivateRecord } from '../records/reactivate-record';

/** Action that can be applied to many records, one after the other. */
export interface BatchAction {
  readonly permission: PermissionKey;
  /** Runs in a separate transaction for each record; throws a Problem to refuse it. */
  readonly run: (
    tx: Queryable,
    item: { readonly id: string; readonly version: number; readonly cambios: LooseRecord | null },
    actor: Actor,
  ) => Promise<BatchEffect>;
}

type MakeAction = (resource: Resource) => BatchAction | null;

/** Actions on many records, by name in the API. Further ones, such as steps, are added here. */
const ACTIONS: Readonly<Record<string, MakeAction>> = {
  desactivar: (resource) => {
    if (!resource.operations.includes('delete') || !resource.softDelete) return null;
    return {
      permission: resource.permissions.delete,
      run: async (tx, { id, version }, actor) => {
        const before = await findRecord(tx, resource, id, resource.permissions.delete, actor);
        await deleteRecord(tx, resource, id, version, actor);
        return { changed: before['activo'] !== false };
      },
    };
  },
  reactivar: (resource) => {
    if (!resource.operations.includes('update') || !resource.softDelete) return null;
    return {
      permission: resource.permissions.update,
      run: async (tx, { id, version }, actor) => ({
        changed: await reactivateRecord(tx, resource, id, version, actor),
      }),
    };
  },
  editar: (resource) => {
    if (!resource.fields.some(({ bulk }) => bulk)) return null;
    return {
      permission: resource.permissions.update,
      run: (tx, { id, version, cambios }, actor) => editFields(tx, resource, id, version, cambios ?? {}, actor),
    };
  },
};

/** Returns the action with this name; null when the resource does not support it. */
export function batchAction(resource: Resource, name: string): BatchAction | null {
  return Object.hasOwn(ACTIONS, name) ? (ACTIONS[name]?.(resource) ?? null) : null;
}
