import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen, insumo, inventario, kardex } from '#generated/server/tables.gen';
import { EXPIRY_LIMITS } from '#areas/inventario/shared/inventario/expiry-light';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { requestFigures } from '#areas/solicitudes/server/request-figures';
import type { ReportContext } from '#platform/server/reports/report-context';
import { share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { stockInReach } from './stock-in-reach';

const DAY_MS = 86_400_000;
const HAND_OUTS = ['CENDIS', 'FARMACIA', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO'] as const;

/**
 * Returns the stock of a CENDIS, its output of the last 24 hours, pieces in transit and suggested request (DOMAIN d.3,
 * `inventario-actual-cendis`).
 */
export const inventarioCendis: ReportHandler<'inventarioCendis', ReportContext> = async (
  { cendisId, soloFaltantes },
  { database: { orm }, actor },
) => {
  const since = new Date(Date.now() - DAY_MS);
  const found = await orm
    .select({
      almacenId: inventario.almacenId,
      insumoId: inventario.insumoId,
      almacen: almacen.nombre,
      clave: inventario.insumoClave,
      insumo: insumo.nombreGenerico,
      nivel: inventario.nivelAbasto,
      existencia: inventario.existencia,
      disponible: inventario.disponible,
      fondoFijo: inventario.fondoFijo,
      enTransito: inventario.enTransito,
      proximaCaducidad: inventario.proximaCaducidad,
      valor: inventario.valor,
      consumoDia: sql`coalesce((
        select sum(k.salida) from ${kardex} k
        where k.almacen_id = ${inventario.almacenId} and k.insumo_id = ${inventario.insumoId} and k.fecha_movimiento >= ${since}
      ), 0)`.mapWith(Number),
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(
      and(
        stockInReach({ almacenId: cendisId }, 'inventario.ver', actor),
        // A warehouse given by id may be of any kind.
        cendisId === undefined ? inArray(almacen.tipo, [...HAND_OUTS]) : undefined,
        or(sql`${inventario.maximo} is not null`, gte(inventario.existencia, 1), gte(inventario.enTransito, 1)),
      ),
    )
    .orderBy(asc(almacen.nombre), asc(inventario.insumoClave));
  const option = await optionTexts('inventario', actor);
  const figures = await requestFigures(
    orm,
    found.map(({ almacenId, insumoId }) => ({
      almacenId,
      insumoId,
      surtidorId: null,
      tipo: 'ORDINARIA' as const,
      solicitudId: null,
    })),
  );
  const rows = found.map(({ nivel, almacenId: _place, insumoId: _supply, valor: _value, ...row }, index) => {
    const available = Math.max(0, row.disponible ?? 0);
    return {
      ...row,
      disponible: available,
      nivel: option('NivelAbasto', nivel ?? 'SIN_CONFIGURAR'),
      porcentaje: share(Math.min(available, row.fondoFijo ?? 0), row.fondoFijo),
      sugerido: figures[index]!.cantidad,
    };
  });
  const limit = addDays(todayIn(actor.timeZone, new Date()), EXPIRY_LIMITS.ROJO);
  const some = found.filter(({ existencia }) => existencia >= 1);
  const funds = found.filter(({ fondoFijo }) => (fondoFijo ?? 0) >= 1);
  const sum = <Row>(from: readonly Row[], of: (row: Row) => number) => from.reduce((total, row) => total + of(row), 0);
  return {
    rows: soloFaltantes ? rows.filter(({ sugerido }) => (sugerido ?? 0) > 0) : rows,
    blocks: {
      // Totals of the whole stock, even if the rows are limited to shortages.
      resumen: [
        {
          enCero: found.filter(({ nivel }) => nivel === 'SIN_EXISTENCIA').length,
          bajoMinimo: found.filter(({ nivel }) => nivel === 'CRITICO').length,
          porCaducar: some.filter(({ proximaCaducidad }) => proximaCaducidad !== null && proximaCaducidad <= limit)
            .length,
          fondoFijo: share(
            sum(funds, ({ disponible, fondoFijo }) => Math.min(Math.max(0, disponible ?? 0), fondoFijo ?? 0)),
            sum(funds, ({ fondoFijo }) => fondoFijo ?? 0),
          ),
          valor: roundedMoney(sum(some, ({ valor }) => valor)),
          limite: limit,
        },
      ],
    },
  };
};
