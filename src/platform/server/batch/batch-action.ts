import type { Resource } from '#generated/server/resource.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { LooseRecord } from '#platform/shared/paths';
import { deleteRecord } from '../records/delete-record';
import { findRecord } from '../records/get-record';
import { editFields } from './edit-fields';
import { reactivateRecord } from '../records/reactivate-record';

/** Effect of an action on a record. */
export interface BatchEffect {
  /** True when the action changed the record. */
  readonly changed: boolean;
  /** Previous values of the changed fields, for an undo. */
  readonly antes?: LooseRecord;
}

/** Something that can be done to many records, one after the other. */
export interface BatchAction {
  readonly permission: PermissionKey;
  /** In the record's own transaction; throws the Problem that refuses it. */
  readonly run: (
    tx: Queryable,
    item: { readonly id: string; readonly version: number; readonly cambios: LooseRecord | null },
    actor: Actor,
  ) => Promise<BatchEffect>;
}

type MakeAction = (resource: Resource) => BatchAction | null;

/** Actions on many records, by name in the API. Others, such as transitions, join here. */
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

/** The action of a name as far as the resource has it, else null. */
export function batchAction(resource: Resource, name: string): BatchAction | null {
  return Object.hasOwn(ACTIONS, name) ? (ACTIONS[name]?.(resource) ?? null) : null;
}
