import type { OperationHandler } from '#generated/server/operations.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { askedStatusIssues, changesAlong } from '#areas/inventario/shared/inventario/asked-status';
import { isHeld } from '#areas/inventario/shared/inventario/lot';
import { grouped } from '#platform/shared/text/grouped';
import { findRecord } from '#platform/server/records/read/get-record';
import type { Notice } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { invalid, Problem } from '#platform/server/db/problem';
import { stockDocument } from '../stock/post-stock';
import { lockStock } from '../stock/lock-stock';
import { changeStatuses, lockNetwork, placed, type StatusChanged } from '../stock/network-lots';
import { recallOf } from '../stock/recalls';
import { notifyWarehouses } from '../stock/notify-warehouses';
import type { OperationContext } from '#platform/server/operations/context';

const PERMISSION = 'lote.cambiar-estatus';

/**
 * Holds or releases a lot; with `red`, every lot of its supply and number in the network, in one transaction. Reservations remain, but
 * their shipment fails. Each warehouse uses its local date, and its staff are notified.
 *
 * @throws Problem 404 outside the actor's scope; 403 FUERA_DE_ALCANCE for `red` without network scope; 422 LOTE_CADUCADO, LOTE_SIN_NUMERO,
 * ALERTA_VIGENTE or ESTATUS_SIN_CAMBIO
 */
export const loteEstatus: OperationHandler<'loteEstatus', OperationContext> = async (
  { params: { loteId }, body: { estatus, motivo, red = false } },
  { tx, actor },
) => {
  const found = await findRecord(tx, resourceOf('lote'), loteId, PERMISSION, actor);
  if (red && actor.permissions.get(PERMISSION) !== 'RED')
    throw new Problem(403, 'FUERA_DE_ALCANCE', {
      errores: [{ campo: 'red', codigo: 'FUERA_DE_ALCANCE_CAMPO', params: {} }],
    });
  const now = new Date();
  const { insumoId, numeroLote } = found;
  const network = red
    ? await lockNetwork(tx, insumoId, { loteIds: [loteId], numbers: numeroLote ? [numeroLote] : [] }, now)
    : await placed(tx, await lockStock(tx, [found], { loteIds: [loteId] }), now);
  const { holdings, placeOf } = network;
  const named = holdings.flatMap(({ lots }) => lots).find((lot) => lot.loteId === loteId)!;
  const recall =
    estatus !== 'RETIRADO' && numeroLote
      ? await recallOf(tx, { insumoId, numeroLote, proveedorId: named.proveedorId, marca: named.marca })
      : null;
  const issues = [
    ...askedStatusIssues(named, estatus, red, placeOf(named).day),
    ...issueAt(recall !== null, 'estatus', 'ALERTA_VIGENTE', {
      numeroLote: numeroLote ?? '',
      folio: recall?.folio ?? '',
    }),
  ];
  if (issues.length > 0) throw invalid(issues);

  const changed = await changeStatuses(
    tx,
    network,
    {
      estatus,
      motivo,
      concerns: (lot) => (red ? changesAlong(lot, named, estatus) : lot.loteId === loteId),
      documentOf: (lot) => stockDocument('LOTE', lot.loteId, lot.numeroLote),
    },
    { actor, now },
  );
  if (changed.length === 0) throw invalid([{ campo: 'estatus', codigo: 'ESTATUS_SIN_CAMBIO', params: {} }]);
  await notifyWarehouses(tx, noticesOf(changed, found.nombreGenerico), actor);
  return {
    lotes: changed.map(({ lot, estatus: after }) => ({
      loteId: lot.loteId,
      almacenId: lot.almacenId,
      almacenNombre: placeOf(lot).nombre,
      numeroLote: lot.numeroLote,
      estatus: after,
      existencia: lot.existencia,
      reservada: lot.reservada,
    })),
  };
};

/** Returns one notice for each warehouse with newly held pieces. */
function noticesOf(changed: readonly StatusChanged[], supply: string): ReadonlyMap<number, Notice> {
  const held = changed.filter(({ lot, estatus }) => lot.existencia > 0 && isHeld({ estatus }));
  return new Map(
    [...grouped(held, ({ lot }) => lot.almacenId)].map(([almacenId, [first]]) => {
      const { loteId, insumoId, numeroLote } = first!.lot;
      const notice: Notice = {
        tipo: 'LOTE_RETENIDO',
        severidad: 'ALERTA',
        folio: numeroLote ?? String(loteId),
        detalle: supply,
        ruta: `/lote/${loteId}`,
        entidad: 'lote',
        entidadId: loteId,
        agrupador: `lote/${insumoId}/${almacenId}/${numeroLote ?? loteId}`,
      };
      return [almacenId, notice];
    }),
  );
}
