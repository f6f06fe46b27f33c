import { and, eq } from 'drizzle-orm';
import { almacen, insumoConfiguracion } from '#generated/server/tables.gen';
import { inChunks } from '#platform/server/records/in-chunks';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { auditAll } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { keepSuggestionsOf, suggestLevels } from '../stock/suggest-levels';
import { among } from './accept-suggestions';
import { requireWarehouse } from './require-warehouse';

const CHUNK = 1000;

/**
 * Copies the settings of one warehouse to another, for supplies without a setting there. Existing and deactivated settings stay unchanged.
 * Levels that users set for the source's own use are not copied.
 *
 * @returns number of created settings, and of those that already existed
 * @throws Problem 404 or 403 for the target warehouse; 422 when source and target are equal, or no setting of the source is visible
 */
export async function copySettings(
  tx: Queryable,
  copiarDeAlmacenId: number,
  almacenId: number,
  actor: Actor,
): Promise<{ readonly creados: number; readonly sinCambio: number }> {
  const place = await requireWarehouse(tx, almacenId, 'insumo-configuracion.editar', actor);
  const resource = resourceOf('insumo-configuracion');
  const source = await tx
    .select({
      insumoId: insumoConfiguracion.insumoId,
      insumoClave: insumoConfiguracion.insumoClave,
      nombreGenerico: insumoConfiguracion.nombreGenerico,
      esIndispensable: insumoConfiguracion.esIndispensable,
      clasificacionVen: insumoConfiguracion.clasificacionVen,
      minimo: insumoConfiguracion.minimo,
      puntoReorden: insumoConfiguracion.puntoReorden,
      maximo: insumoConfiguracion.maximo,
      fondoFijo: insumoConfiguracion.fondoFijo,
      mesesCobertura: insumoConfiguracion.mesesCobertura,
      diasEntrega: insumoConfiguracion.diasEntrega,
      multiplo: insumoConfiguracion.multiplo,
      consumoMaximoSolicitud: insumoConfiguracion.consumoMaximoSolicitud,
    })
    .from(insumoConfiguracion)
    .innerJoin(almacen, eq(almacen.almacenId, insumoConfiguracion.almacenId))
    .where(
      and(
        eq(insumoConfiguracion.almacenId, copiarDeAlmacenId),
        eq(insumoConfiguracion.activo, true),
        scopeCondition(resource, 'insumo-configuracion.ver', actor),
      ),
    );
  if (copiarDeAlmacenId === almacenId || source.length === 0)
    throw invalid([{ campo: 'copiarDeAlmacenId', codigo: 'NADA_QUE_COPIAR', params: {} }]);
  const values = source.map((row) => ({
    ...row,
    ...place,
    sugerencia: 'SIN_DATOS' as const,
    creadoPor: actor.usuarioId,
    modificadoPor: actor.usuarioId,
  }));
  const made: { readonly id: number; readonly insumoId: number }[] = [];
  for (const chunk of inChunks(values, CHUNK))
    made.push(
      ...(await tx
        .insert(insumoConfiguracion)
        .values([...chunk])
        .onConflictDoNothing({ target: [insumoConfiguracion.almacenId, insumoConfiguracion.insumoId] })
        .returning({ id: insumoConfiguracion.insumoConfiguracionId, insumoId: insumoConfiguracion.insumoId })),
    );
  const copied = new Map(source.map((row) => [row.insumoId, row]));
  await auditAll(
    tx,
    actor,
    made.map(({ id, insumoId }) => ({
      accion: 'CREAR',
      entidad: resource.name,
      entidadId: id,
      despues: { ...copied.get(insumoId), ...place, copiarDeAlmacenId },
    })),
  );
  await keepSuggestionsOf(tx, [almacenId], new Date());
  await suggestLevels(tx, among(made.map(({ id }) => id)));
  return { creados: made.length, sinCambio: source.length - made.length };
}
