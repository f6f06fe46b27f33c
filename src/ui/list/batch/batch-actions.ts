import type { ResourceModule } from '../../resource/resource-module';

/** An action that a list offers for many records; its texts are `app.lists.batch.<name>.*`. */
export interface BatchActionSpec {
  /** As the server knows it. */
  readonly name: 'desactivar' | 'reactivar';
  /** The action that takes it back. */
  readonly undo: 'reactivar' | 'desactivar';
  readonly danger: boolean;
}

const DEACTIVATE: BatchActionSpec = { name: 'desactivar', undo: 'reactivar', danger: true };
const REACTIVATE: BatchActionSpec = { name: 'reactivar', undo: 'desactivar', danger: false };

/**
 * What may be done to many records of a resource. A list of active records offers to deactivate, one of inactive records
 * to reactivate, one of both offers both.
 */
export function batchActions({ operations, permissions }: ResourceModule, held: ReadonlySet<string>, active: unknown): BatchActionSpec[] {
  const may = (operation: 'delete' | 'update') => operations.includes(operation) && held.has(permissions[operation]);
  return [...(active !== false && may('delete') ? [DEACTIVATE] : []), ...(active !== undefined && may('update') ? [REACTIVATE] : [])];
}
