import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { following } from './following';

/** Keys of the records of a resource that a merge moves. */
export interface MovedRecords {
  readonly entidad: string;
  readonly claves: readonly number[];
}

interface Move {
  readonly entity: string;
  readonly from: number;
  readonly to: number;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Redirects all references from a merged record to the surviving one. Each moved record gets a new version, so that a form opened before
 * cannot revert it.
 *
 * @param except resources that the merge handles separately
 * @throws database error `exclusion_violation` or `unique_violation` when both records have what only one may
 */
export async function moveRecords(
  tx: Queryable,
  { entity, from, to, actor, now }: Move,
  except: readonly string[] = [],
): Promise<readonly MovedRecords[]> {
  const moved: MovedRecords[] = [];
  for (const { resource, field, column } of following(entity)) {
    if (except.includes(resource.name)) continue;
    const rows = await tx
      .update(resource.table)
      .set({ [field]: to, ...stampsOf(resource.table, actor, now) })
      .where(eq(column, from))
      .returning({ key: resource.key.column });
    if (rows.length > 0) moved.push({ entidad: resource.name, claves: rows.map(({ key }) => Number(key)) });
  }
  return moved;
}

/** Moves records back, as far as they still refer to the surviving record. */
export async function moveBack(
  tx: Queryable,
  { entity, from, to, actor, now }: Move,
  moved: readonly MovedRecords[],
): Promise<void> {
  for (const { resource, field, column } of following(entity)) {
    const claves = moved.find(({ entidad }) => entidad === resource.name)?.claves ?? [];
    if (claves.length === 0) continue;
    await tx
      .update(resource.table)
      .set({ [field]: to, ...stampsOf(resource.table, actor, now) })
      .where(and(inArray(resource.key.column, [...claves]), eq(column, from)));
  }
}

const stampsOf = ({ version }: { readonly version: unknown }, { usuarioId }: Actor, now: Date) => ({
  version: sql`${version} + 1`,
  modificadoPor: usuarioId,
  fechaModificacion: now,
});
