import { and, eq, gt } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { insumo, lote, temperatura } from '#generated/server/tables.gen';
import type { Temperatura } from '#generated/shared/types.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { breachOf, readingOf } from '#areas/inventario/shared/red-fria/reading';
import { displayDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import { stockDocument } from '../stock/post-stock';
import { lockStock } from '../stock/lock-stock';
import { changeStatuses, placed } from '../stock/network-lots';
import { notifyWarehouses } from '../stock/notify-warehouses';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Quarantines the available lots of a warehouse's refrigerated supplies because of a reading. The location of a lot within the equipment is
 * unknown, so all are included; unaffected lots are released one by one. Repeating it includes lots received meanwhile.
 *
 * @throws Problem 404 outside the actor's scope; 422 LECTURA_EN_RANGO, LECTURA_CORREGIDA
 */
export const temperaturaCuarentena: OperationHandler<'temperaturaCuarentena', OperationContext> = async (
  { params: { temperaturaId } },
  { tx, actor },
) => {
  const reading = await findRecord(tx, resourceOf('temperatura'), temperaturaId, 'lote.cambiar-estatus', actor);
  const breach = breachOf(readingOf({ ...reading }));
  const [correction] = await tx
    .select({ temperaturaId: temperatura.temperaturaId })
    .from(temperatura)
    .where(eq(temperatura.corrigeId, temperaturaId));
  const issues = [
    ...issueAt(breach === null, '', 'LECTURA_EN_RANGO'),
    ...issueAt(correction !== undefined, '', 'LECTURA_CORREGIDA'),
  ];
  if (issues.length > 0) throw invalid(issues);

  const almacenId = Number(reading.almacenId);
  const cold = await tx
    .selectDistinct({ almacenId: lote.almacenId, insumoId: lote.insumoId })
    .from(lote)
    .innerJoin(insumo, eq(insumo.insumoId, lote.insumoId))
    .where(
      and(
        eq(lote.almacenId, almacenId),
        eq(insumo.redFria, true),
        eq(lote.estatus, 'DISPONIBLE'),
        gt(lote.existencia, 0),
      ),
    );
  const now = new Date();
  const changed = await changeStatuses(
    tx,
    await placed(tx, await lockStock(tx, cold), now),
    {
      estatus: 'CUARENTENA',
      motivo: reasonOf(reading, breach, actor.timeZone),
      concerns: (lot) => lot.estatus === 'DISPONIBLE' && lot.existencia > 0,
      documentOf: (lot) => stockDocument('LOTE', lot.loteId, lot.numeroLote),
    },
    { actor, now },
  );
  if (changed.length > 0) {
    const notice = {
      tipo: 'RED_FRIA',
      severidad: 'ALERTA',
      folio: String(changed.length),
      detalle: reading.almacenNombre ?? '',
      ruta: `/temperatura/${temperaturaId}`,
      entidad: 'lote',
      agrupador: `red-fria-cuarentena/${temperaturaId}`,
    } as const;
    await notifyWarehouses(tx, new Map([[almacenId, notice]]), actor);
  }
  return { lotes: changed.length, piezas: changed.reduce((sum, { lot }) => sum + lot.existencia, 0) };
};

function reasonOf({ equipo, fecha, minima, maxima }: Temperatura, breach: number | null, timeZone: string): string {
  const when = toZonedTime(fecha, timeZone);
  return `Red fría: ${equipo}, ${breach} °C (permitido de ${minima} a ${maxima} °C), ${when ? `${displayDate(when.date)} ${when.time.slice(0, 5)}` : fecha}.`;
}
