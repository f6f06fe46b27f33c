import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { inventario, lote } from '#generated/server/tables.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { EXPIRY_LIMITS } from '#areas/inventario/shared/inventario/expiry-light';
import { piecesAtRisk } from '#areas/inventario/shared/inventario/pieces-at-risk';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { grouped } from '#platform/shared/text/grouped';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { addMonths } from '#platform/shared/dates/months';
import { closeMonths } from '../stock/close-months';
import { monthlyUse } from '../stock/monthly-use';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, monthName } from '#platform/server/reports/figures';
import { stockInReach } from './stock-in-reach';

const NOTES = [
  both(
    'Lotes disponibles con existencia. Lo que está en riesgo se calcula con el consumo mensual de cada clave en cada almacén, si sale primero lo que caduca primero; de lo que nadie consume, todo.',
    'Lots that can be used and have pieces. What is at risk follows from the monthly use of each supply in each warehouse, when what expires first leaves first; of what nobody uses, everything is.',
  ),
];

const NOTHING = { lotes: 0, piezas: 0, importe: 0, lotesEnRiesgo: 0, piezasEnRiesgo: 0, importeEnRiesgo: 0 };

/** Traffic light of a month, by the days until its first day. */
const LIMITS = [
  { days: EXPIRY_LIMITS.ROJO, tone: 'danger', text: 'en90' },
  { days: EXPIRY_LIMITS.NARANJA, tone: 'warning', text: 'en180' },
] as const;
const FAR = { tone: 'success', text: 'despues' } as const;

/**
 * Returns the pieces and value that expire in each of the next months, and the part that will not be used in time (DOMAIN f.5,
 * «Caducidades»).
 */
export const caducidades: ReportHandler<'caducidades', ReportContext> = async (
  { meses = 12, ...asked },
  { database: { orm }, actor, text },
) => {
  const now = new Date();
  const day = todayIn(actor.timeZone, now);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, meses), -1);
  const where = stockInReach(asked, 'inventario.ver', actor);
  const lots = await orm
    .select({
      loteId: lote.loteId,
      almacenId: lote.almacenId,
      insumoId: lote.insumoId,
      caducidad: lote.caducidad,
      existencia: lote.existencia,
      estatus: lote.estatus,
      costoUnitario: lote.costoUnitario,
    })
    .from(lote)
    .innerJoin(inventario, and(eq(inventario.almacenId, lote.almacenId), eq(inventario.insumoId, lote.insumoId)))
    .where(
      and(
        where,
        inArray(lote.estatus, ['DISPONIBLE', 'CADUCADO']),
        gt(lote.existencia, 0),
        isNotNull(lote.caducidad),
        lte(lote.caducidad, last),
      ),
    );
  // Closes months whose use was never computed; without use, every lot would count as at risk.
  await closeMonths(orm, now, { untold: true });
  // Loads the use of expiring supplies only, a small part of the network's stock.
  const expiring = sql`exists (select from lote l where l.almacen_id = ${inventario.almacenId} and l.insumo_id = ${inventario.insumoId}
    and l.estatus = 'DISPONIBLE' and l.existencia > 0 and l.caducidad <= ${last})`;
  const use = await monthlyUse(orm, and(where, expiring));
  const months = new Map<string, typeof NOTHING>();
  const expired = lots.filter(({ estatus }) => estatus === 'CADUCADO');
  for (const [key, own] of grouped(
    lots.filter(({ estatus }) => estatus === 'DISPONIBLE'),
    keyOf,
  )) {
    const risks = piecesAtRisk(own, use.get(key) ?? 0, day);
    for (const { loteId, caducidad, existencia, costoUnitario } of own) {
      // Lots that expired earlier this month or before count in the current month.
      const of = caducidad! < day ? day.slice(0, 7) : caducidad!.slice(0, 7);
      const sum = months.get(of) ?? NOTHING;
      const risk = risks.get(loteId) ?? 0;
      months.set(of, {
        lotes: sum.lotes + 1,
        piezas: sum.piezas + existencia,
        importe: sum.importe + existencia * costoUnitario,
        lotesEnRiesgo: sum.lotesEnRiesgo + (risk > 0 ? 1 : 0),
        piezasEnRiesgo: sum.piezasEnRiesgo + risk,
        importeEnRiesgo: sum.importeEnRiesgo + risk * costoUnitario,
      });
    }
  }
  const dayOf = (index: number, date: number) => addDays(addMonths(first, index), date - 1);
  const rows = Array.from({ length: meses }, (_, index) => {
    const sum = months.get(dayOf(index, 1).slice(0, 7)) ?? NOTHING;
    return {
      ...sum,
      mes: monthName(year, month + index)[actor.language ?? 'es'],
      importe: roundedMoney(sum.importe),
      importeEnRiesgo: roundedMoney(sum.importeEnRiesgo),
    };
  });
  const pieces = expired.reduce((sum, { existencia }) => sum + existencia, 0);
  const value = expired.reduce((sum, { existencia, costoUnitario }) => sum + existencia * costoUnitario, 0);
  const past = {
    mes: text('reporte.caducado'),
    piezas: pieces,
    // Expired pieces are all at risk.
    piezasEnRiesgo: pieces,
    importe: roundedMoney(value),
    semaforo: null,
    tono: 'danger',
    estatus: 'CADUCADO',
    desde: null,
    // End of the last month, because a lot marked as expired may have a later date.
    hasta: last,
  };
  return {
    rows,
    blocks: {
      meses: [
        ...(pieces > 0 ? [past] : []),
        ...rows.map(({ mes, piezas, piezasEnRiesgo, importe }, index) => {
          const limit = LIMITS.find(({ days }) => dayOf(index, 1) <= addDays(day, days)) ?? FAR;
          return {
            mes,
            piezas,
            piezasEnRiesgo,
            importe,
            semaforo: text(`reporte.${limit.text}`),
            tono: limit.tone,
            estatus: 'DISPONIBLE',
            // The first month includes lots that have expired without being marked.
            desde: index === 0 ? null : dayOf(index, 1),
            hasta: dayOf(index + 1, 0),
          };
        }),
      ],
    },
    notes: NOTES,
  };
};
