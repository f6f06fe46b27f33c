import { eq, inArray } from 'drizzle-orm';
import { almacen, unidad } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Orm } from '#platform/server/db/database';
import { faultText, stockFaults } from './stock-faults';

/** Maximum of reported faults; a larger number has a common cause. */
const MOST = 1000;
const SHOWN = 3;

/**
 * Compares all stock with its ledger. Notifies the users who can approve a count in each warehouse with a difference, since a count
 * corrects it. Replaces unread notices.
 *
 * @returns number of warehouses with differences
 */
export async function notifyStockFaults(orm: Orm): Promise<number> {
  const found = grouped(await stockFaults(orm, { most: MOST }), ({ almacenId }) => almacenId);
  if (found.size === 0) return 0;
  const places = await orm
    .select({
      almacenId: almacen.almacenId,
      clave: almacen.clave,
      nombre: almacen.nombre,
      unidadId: almacen.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(inArray(almacen.almacenId, [...found.keys()]))
    .orderBy(almacen.almacenId);
  for (const { clave, nombre, ...place } of places) {
    const faults = found.get(place.almacenId)!;
    const shown = faults.slice(0, SHOWN).map(faultText).join(', ');
    const more = faults.length - SHOWN;
    await orm.transaction(async (tx) => {
      await notify(tx, await usersWhoCanTake(tx, 'conteo', 'autorizar', place), {
        tipo: 'DESCUADRE',
        severidad: 'CRITICA',
        folio: clave,
        detalle: `${nombre}: ${shown}${more > 0 ? `, +${more}` : ''}`,
        ruta: `/reportes/comprobacion?almacenId=${place.almacenId}`,
        entidad: 'almacen',
        entidadId: place.almacenId,
        unidadId: place.unidadId,
        agrupador: `descuadre/${place.almacenId}`,
        requiereAccion: true,
      });
    });
  }
  return places.length;
}
