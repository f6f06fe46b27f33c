import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { DetalleExistenciasAnswer } from '#generated/shared/operations.gen';
import { almacen, insumo, inventario, lote, solicitud, solicitudDetalle, unidad } from '#generated/server/tables.gen';
import { distanceKm, type Place } from '#areas/red/shared/geografia/distance-km';
import { availableOn } from '#areas/inventario/shared/inventario/lot';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { lotOrigins } from '../stock/lot-origins';
import { placeOf } from '../stock/place-of';
import { piecesAsked, UNSHIPPED } from '../stock/waiting-requests';
import { warehouseRules } from '../stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum number of other warehouses; the nearest ones suffice. */
const MAX_OTHERS = 50;

type Answer = DetalleExistenciasAnswer;

/**
 * Returns the stock of a supply by location (DOMAIN d.3). @throws Problem 404 for an unknown supply, or a warehouse outside the reader's
 * scope
 */
export const detalleExistencias: OperationHandler<'detalleExistencias', OperationContext> = async (
  { params: { insumoId, almacenId } },
  { database: { orm }, actor },
) => {
  const [supply] = await orm
    .select({ insumoId: insumo.insumoId, clave: insumo.clave, nombreGenerico: insumo.nombreGenerico })
    .from(insumo)
    .where(eq(insumo.insumoId, insumoId));
  if (!supply) throw notFound();
  const ownId = almacenId ?? actor.almacenIds[0] ?? null;
  const own = ownId === null ? null : await warehouseInReach(orm, ownId, actor);
  if (almacenId !== undefined && !own) throw notFound();
  const { red, redTotal } = await others(orm, insumoId, own, actor);
  const asked = own ? await requestsFor(orm, insumoId, own.almacenId) : { enTransito: [], pendientes: [] };
  return { insumo: supply, propio: own ? await stockOfOwn(orm, insumoId, own) : null, red, redTotal, ...asked };
};

interface Warehouse {
  readonly almacenId: number;
  readonly nombre: string;
  readonly place: Place | null;
}

async function warehouseInReach(db: Queryable, almacenId: number, actor: Actor): Promise<Warehouse | null> {
  const [found] = await db
    .select({ almacenId: almacen.almacenId, nombre: almacen.nombre, address: unidad.domicilio })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(and(eq(almacen.almacenId, almacenId), scopeCondition(resourceOf('almacen'), 'inventario.ver', actor)));
  return found ? { almacenId, nombre: found.nombre, place: placeOf(found.address) } : null;
}

async function stockOfOwn(
  db: Queryable,
  insumoId: number,
  { almacenId, nombre }: Warehouse,
): Promise<NonNullable<Answer['propio']>> {
  const { day } = await warehouseRules(db, almacenId, new Date());
  const lots = await db
    .select()
    .from(lote)
    .where(and(eq(lote.almacenId, almacenId), eq(lote.insumoId, insumoId), gt(lote.existencia, 0)))
    .orderBy(sql`${lote.caducidad} asc nulls last`, asc(lote.loteId));
  const originOf = await lotOrigins(
    db,
    lots.map(({ loteId }) => loteId),
  );
  const told = lots.map((row) => {
    return {
      loteId: row.loteId,
      numeroLote: row.numeroLote,
      origen: originOf(row.loteId),
      caducidad: row.caducidad,
      estatus: row.estatus,
      existencia: row.existencia,
      disponible: availableOn(row, day),
      ubicacionCodigo: row.ubicacionCodigo,
    };
  });
  return {
    almacenId,
    almacenNombre: nombre,
    existencia: lots.reduce((sum, { existencia }) => sum + existencia, 0),
    reservada: lots.reduce((sum, { reservada }) => sum + reservada, 0),
    disponible: told.reduce((sum, { disponible }) => sum + disponible, 0),
    lotes: told,
  };
}

/** Returns other warehouses with available pieces; those of unknown location come last. */
async function others(
  db: Queryable,
  insumoId: number,
  own: Warehouse | null,
  actor: Actor,
): Promise<Pick<Answer, 'red' | 'redTotal'>> {
  if (!actor.permissions.has('inventario.ver-red')) return { red: [], redTotal: 0 };
  const found = await db
    .select({
      unidadId: unidad.unidadId,
      unidadNombre: unidad.nombre,
      almacenId: almacen.almacenId,
      almacenNombre: almacen.nombre,
      disponible: inventario.disponible,
      maximo: inventario.maximo,
      proximaCaducidad: inventario.proximaCaducidad,
      address: unidad.domicilio,
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      and(
        eq(inventario.insumoId, insumoId),
        gt(inventario.disponible, 0),
        eq(almacen.activo, true),
        own ? ne(almacen.almacenId, own.almacenId) : undefined,
        scopeCondition(resourceOf('inventario'), 'inventario.ver-red', actor),
      ),
    );
  const told = found.map(({ address, maximo, disponible, ...row }) => {
    const place = placeOf(address);
    const pieces = disponible ?? 0;
    return {
      ...row,
      disponible: pieces,
      excedente: maximo === null ? null : Math.max(0, pieces - maximo),
      distanciaKm: own?.place && place ? Math.round(distanceKm(own.place, place) * 10) / 10 : null,
    };
  });
  const red = told
    .toSorted(
      (a, b) =>
        (a.distanciaKm ?? Infinity) - (b.distanciaKm ?? Infinity) ||
        b.disponible - a.disponible ||
        a.almacenId - b.almacenId,
    )
    .slice(0, MAX_OTHERS);
  return { red, redTotal: told.length };
}

async function requestsFor(
  db: Queryable,
  insumoId: number,
  almacenId: number,
): Promise<Pick<Answer, 'enTransito' | 'pendientes'>> {
  const found = await db
    .select({
      solicitudId: solicitud.solicitudId,
      folio: solicitud.folio,
      almacenSurtidorNombre: almacen.nombre,
      estatus: solicitud.estatus,
      asked: piecesAsked,
      picked: sql<number>`coalesce(${solicitudDetalle.cantidadSurtida}, 0)::int`,
    })
    .from(solicitudDetalle)
    .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
    .innerJoin(almacen, eq(almacen.almacenId, solicitud.almacenSurtidorId))
    .where(
      and(
        eq(solicitud.almacenSolicitanteId, almacenId),
        eq(solicitudDetalle.insumoId, insumoId),
        inArray(solicitud.estatus, ['EN_TRANSITO', ...UNSHIPPED]),
      ),
    )
    .orderBy(asc(solicitud.solicitudId));
  const told = found.map(({ asked, picked, ...row }) => ({
    ...row,
    cantidad: row.estatus === 'EN_TRANSITO' ? picked : asked,
  }));
  const isShipped = ({ estatus }: { readonly estatus: string }) => estatus === 'EN_TRANSITO';
  return {
    enTransito: told.filter(isShipped).map(({ estatus: _, ...row }) => row),
    pendientes: told.filter((row) => !isShipped(row) && row.cantidad > 0),
  };
}
