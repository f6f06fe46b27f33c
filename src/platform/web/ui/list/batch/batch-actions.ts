import type { ResourceModule } from '../../resource/resource-module';

/** Action of a list for many records; its texts are `app.lists.batch.<name>.*`. */
export interface BatchActionSpec {
  /** Name in the API. */
  readonly name: 'desactivar' | 'reactivar' | 'eliminar' | 'editar';
  /** Text of its button. */
  readonly label: string;
  /** Action that undoes it; null when it is irreversible. */
  readonly undo: 'reactivar' | 'desactivar' | 'editar' | null;
  readonly danger: boolean;
}

const DEACTIVATE: BatchActionSpec = {
  name: 'desactivar',
  label: 'app.action.deactivate',
  undo: 'reactivar',
  danger: true,
};
const REACTIVATE: BatchActionSpec = {
  name: 'reactivar',
  label: 'app.action.reactivate',
  undo: 'desactivar',
  danger: false,
};
const DELETE: BatchActionSpec = { name: 'eliminar', label: 'app.action.delete', undo: null, danger: true };

/** Sets fields to a value; its undo sets them to their previous values. */
export const EDIT: BatchActionSpec = { name: 'editar', label: 'app.lists.bulk.open', undo: 'editar', danger: false };

/**
 * Returns the batch actions of a resource. A list of active records offers to deactivate, one of inactive records to reactivate, a mixed
 * one offers both.
 */
export function batchActions(
  { operations, permissions, softDelete }: ResourceModule,
  held: ReadonlySet<string>,
  active: unknown,
): BatchActionSpec[] {
  const may = (operation: 'delete' | 'update') => operations.includes(operation) && held.has(permissions[operation]);
  if (!softDelete) return may('delete') ? [DELETE] : [];
  return [
    ...(active !== false && may('delete') ? [DEACTIVATE] : []),
    ...(active !== undefined && may('update') ? [REACTIVATE] : []),
  ];
}
