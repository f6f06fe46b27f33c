import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { reachableStates } from '#platform/shared/lifecycle/reachable-states';
import type { Queryable } from '../db/database';
import { archivo } from '../db/system-tables';

/** Checks whether files of a document in this state can no longer be removed: no step leads from it to an editable state. */
export function freezesFiles({ states, transitions }: LifecycleSpec, state: string): boolean {
  return ![...reachableStates(Object.values(transitions), [state])].some((each) => states[each]?.editable);
}

/** Freezes the files of a record, so that the basis of a step or correction is preserved. */
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
