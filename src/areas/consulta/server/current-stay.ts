import { and, eq, inArray } from 'drizzle-orm';
import { cama, hospitalizacion, unidad } from '#generated/server/tables.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import type { Queryable } from '#platform/server/db/database';

/** States in which a patient lies in a bed. */
export const IN_BED = ['INGRESADO', 'PREALTA'] as const;

/** Returns the stay of a patient in one of some states, with its unit and bed; undefined without one. */
export async function currentStay(
  tx: Queryable,
  pacienteId: number,
  states: readonly Hospitalizacion['estatus'][] = IN_BED,
) {
  const [stay] = await tx
    .select({ estatus: hospitalizacion.estatus, unidad: unidad.nombre, cama: cama.numero })
    .from(hospitalizacion)
    .innerJoin(unidad, eq(unidad.unidadId, hospitalizacion.unidadId))
    .leftJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
    .where(
      and(
        eq(hospitalizacion.pacienteId, pacienteId),
        inArray(hospitalizacion.estatus, [...states]),
        eq(hospitalizacion.activo, true),
      ),
    )
    .limit(1);
  return stay;
}
