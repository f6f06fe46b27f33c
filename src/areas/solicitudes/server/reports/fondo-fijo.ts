import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen, insumo, inventario } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { stockInReach } from '#areas/inventario/server/reports/stock-in-reach';

/** Report on the fixed fund of each service: required, present and missing pieces (DOMAIN a.5, `fondoFijo`). */
export const fondoFijo: ReportHandler<'fondoFijo', ReportContext> = async (
  { almacenId, unidadId, soloFaltantes },
  { database, actor },
) => {
  const found = await database.orm
    .select({
      almacenId: almacen.almacenId,
      almacen: almacen.nombre,
      clave: inventario.insumoClave,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      fondoFijo: inventario.fondoFijo,
      disponible: inventario.disponible,
      ultimaReposicion: inventario.ultimoMovimiento,
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(
      and(
        stockInReach({ almacenId, unidadId }, 'fondo-fijo.ver', actor),
        gt(inventario.fondoFijo, 0),
        ...(soloFaltantes ? [lt(inventario.disponible, inventario.fondoFijo)] : []),
      ),
    )
    .orderBy(asc(almacen.nombre), asc(inventario.insumoClave));
  const figures = found.map(({ ultimaReposicion, nombreGenerico, concentracion, ...row }) => {
    const [fund, available] = [row.fondoFijo ?? 0, Math.max(0, row.disponible ?? 0)];
    return {
      ...row,
      insumo: [nombreGenerico, concentracion].filter(Boolean).join(' '),
      fondoFijo: fund,
      disponible: available,
      faltante: Math.max(0, fund - available),
      excedente: Math.max(0, available - fund),
      porcentaje: share(Math.min(available, fund), fund),
      ultimaReposicion: ultimaReposicion?.toISOString() ?? null,
    };
  });
  type Figures = (typeof figures)[number];
  const sum = (of: (row: Figures) => number, from: readonly Figures[] = figures) =>
    from.reduce((total, row) => total + of(row), 0);
  const covered = (from: readonly Figures[]) =>
    share(
      sum((row) => Math.min(row.disponible, row.fondoFijo), from),
      sum((row) => row.fondoFijo, from),
    );
  const rows = figures.map(({ almacenId: _warehouse, ...row }) => row);
  const whole = rows.filter(({ faltante }) => faltante === 0).length;
  const empty = rows.filter(({ disponible }) => disponible === 0).length;
  return {
    rows,
    totals: { porcentaje: covered(figures) },
    blocks: {
      almacenes: [...grouped(figures, (row) => row.almacenId)].map(([warehouse, own]) => ({
        almacenId: warehouse,
        almacen: own[0]!.almacen,
        porcentaje: covered(own),
        faltante: sum((row) => row.faltante, own),
        fondoFijo: sum((row) => row.fondoFijo, own),
      })),
    },
    notes: [
      both(
        `De ${rows.length} claves, ${whole} están completas y ${empty} en cero. Lo que sobra de una clave no cubre lo que falta de otra.`,
        `Of ${rows.length} supplies, ${whole} are complete and ${empty} have nothing. What is too much of one does not cover what another lacks.`,
      ),
    ],
  };
};
