import { eq, inArray, type SQL } from 'drizzle-orm';
import { hospitalizacion, nucleo } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Condition on stays of patients in a bed. */
export const isInBed = (): SQL => inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']);

/** Returns the services with stays that match a condition, by name. */
export function wardsWith(db: Queryable, stays: SQL | undefined) {
  return db
    .selectDistinct({ servicioId: nucleo.nucleoId, nombre: nucleo.nombre, unidadId: nucleo.unidadId })
    .from(nucleo)
    .innerJoin(hospitalizacion, eq(hospitalizacion.servicioId, nucleo.nucleoId))
    .where(stays)
    .orderBy(nucleo.nombre);
}

/** Fields by which pages choose a ward. */
export const chosenBy = ({ servicioId, nombre }: { readonly servicioId: number; readonly nombre: string }) => ({
  servicioId,
  nombre,
});
