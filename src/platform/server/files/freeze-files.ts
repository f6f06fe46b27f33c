import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import type { LifecycleSpec } from '#platform/shared/lifecycle';
import { reachableStates } from '#platform/shared/reachable-states';
import type { Queryable } from '../db/database';
import { archivo } from '../db/system-tables';

/** Tests if files of a document in this state can no longer be removed: no step leads from it to a state in which the document is changed. */
export function freezesFiles({ states, transitions }: LifecycleSpec, state: string): boolean {
  return ![...reachableStates(Object.values(transitions), [state])].some((each) => states[each]?.editable);
}

/** Freezes the files that a record carries: what a step, or a correction, was done with stays beside it. */
export async function freezeFiles(
  tx: Queryable,
  { name }: Pick<Resource, 'name'>,
  key: string | number,
): Promise<void> {
  await tx
    .update(archivo)
    .set({ congelado: sql`now()` })
    .where(
      and(
        eq(archivo.entidad, name),
        eq(archivo.entidadId, String(key)),
        isNull(archivo.retirado),
        isNull(archivo.congelado),
      ),
    );
}
