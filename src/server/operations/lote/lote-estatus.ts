import { eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { inventario } from '../../../../generated/server/tables.gen';
import type { Lote } from '../../../../generated/shared/types.gen';
import { askedStatus, askedStatusIssues, changesAlong } from '../../../domain/inventario/asked-status';
import { isHeld, type Lot, type StockKey } from '../../../domain/inventario/lot';
import { grouped } from '../../../shared/grouped';
import { findRecord } from '../../crud/get-record';
import { resourceOf } from '../../crud/resources';
import { auditAll } from '../../db/audit';
import type { Queryable } from '../../db/database';
import { invalid, Problem } from '../../db/problem';
import { stockDocument, storeChanges } from '../../inventario/change-stock';
import { lockHoldings } from '../../inventario/lock-holdings';
import { warehouseDays } from '../../inventario/warehouse-rules';
import type { OperationContext } from '../context';
import { tellWarehouses } from './tell-warehouses';

const PERMISSION = 'lote.cambiar-estatus';

/**
 * Holds a lot back or lets it go; with `red` every lot of its supply and number in the network, in one transaction. What documents have
 * reserved stays reserved: they are refused when they ship. Each warehouse goes by its own day, and those who work there are told.
 *
 * @throws Problem 404 out of reach; 403 FUERA_DE_ALCANCE for `red` without a reach over the network; 422 LOTE_CADUCADO,
 *   LOTE_SIN_NUMERO or ESTATUS_SIN_CAMBIO
 */
export const loteEstatus: OperationHandler<'loteEstatus', OperationContext> = async (
  { params: { loteId }, body: { estatus, motivo, red = false } },
  { tx, actor },
) => {
  const found = (await findRecord(tx, resourceOf('lote'), loteId, PERMISSION, actor)) as unknown as Lote;
  if (red && actor.permissions.get(PERMISSION) !== 'RED')
    throw new Problem(403, 'FUERA_DE_ALCANCE', {
      errores: [{ campo: 'red', codigo: 'FUERA_DE_ALCANCE_CAMPO', params: {} }],
    });
  const holdings = await lockHoldings(tx, red ? await stocksOf(tx, found.insumoId) : [found], {
    loteIds: [loteId],
    numbers: red && found.numeroLote ? [found.numeroLote] : [],
  });
  const now = new Date();
  const places = await warehouseDays(
    tx,
    holdings.map(({ almacenId }) => almacenId),
    now,
  );
  const placeOf = ({ almacenId }: StockKey) => places.get(almacenId)!;
  const named = holdings.flatMap(({ lots }) => lots).find((lot) => lot.loteId === loteId)!;
  const issues = askedStatusIssues(named, estatus, red, placeOf(named).day);
  if (issues.length > 0) throw invalid(issues);

  const becomes = (lot: Lot) => askedStatus(lot, estatus, placeOf(lot).day);
  const isChanged = (lot: Lot) =>
    (red ? changesAlong(lot, named, estatus) : lot.loteId === loteId) && becomes(lot) !== lot.estatus;
  const concerned = holdings.filter(({ lots }) => lots.some(isChanged));
  const changed = concerned.flatMap(({ lots }) => lots.filter(isChanged));
  if (changed.length === 0) throw invalid([{ campo: 'estatus', codigo: 'ESTATUS_SIN_CAMBIO', params: {} }]);
  for (const [day, own] of grouped(concerned, (holding) => placeOf(holding).day)) {
    const postings = own
      .flatMap(({ lots }) => lots.filter(isChanged))
      .map((lot) => {
        const { almacenId, insumoId, numeroLote } = lot;
        const change = { almacenId, insumoId, loteId: lot.loteId, estatus: becomes(lot), motivo };
        return {
          document: stockDocument('LOTE', lot.loteId, numeroLote),
          changes: [{ kind: 'status', ...change } as const],
        };
      });
    await storeChanges(tx, own, postings, { actor, now, day });
  }
  await auditAll(
    tx,
    actor,
    changed.map((lot) => ({
      accion: 'EDITAR',
      entidad: 'lote',
      entidadId: lot.loteId,
      antes: { estatus: lot.estatus },
      despues: { estatus: becomes(lot), motivoEstatus: motivo },
      motivo,
    })),
  );
  const held = changed.filter((lot) => lot.existencia > 0 && isHeld({ estatus: becomes(lot) }));
  await tellWarehouses(tx, held, found.nombreGenerico, actor);
  return {
    lotes: changed.map((lot) => ({
      loteId: lot.loteId,
      almacenId: lot.almacenId,
      almacenNombre: placeOf(lot).nombre,
      numeroLote: lot.numeroLote,
      estatus: becomes(lot),
      existencia: lot.existencia,
      reservada: lot.reservada,
    })),
  };
};

/** Every warehouse's stock of a supply, not only where the lot is: pieces of it that arrive meanwhile have to wait. */
async function stocksOf(tx: Queryable, insumoId: number): Promise<readonly StockKey[]> {
  return tx
    .select({ almacenId: inventario.almacenId, insumoId: inventario.insumoId })
    .from(inventario)
    .where(eq(inventario.insumoId, insumoId));
}
