import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { almacen, insumo, insumoConfiguracion, inventario, lote, unidad } from '#generated/server/tables.gen';
import type { RedistribucionAnswer } from '#generated/shared/operations.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { piecesAtRisk } from '#areas/inventario/shared/inventario/pieces-at-risk';
import { redistribute, type Giver, type Taker } from '#areas/inventario/shared/inventario/redistribute';
import { addDays } from '#platform/shared/dates/days';
import { grouped } from '#platform/shared/text/grouped';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { isItsSetting, monthlyUse } from '#areas/inventario/server/stock/monthly-use';
import { placeOf } from '#areas/inventario/server/stock/place-of';
import { waitingRequests } from '#areas/inventario/server/stock/waiting-requests';

export type Proposal = RedistribucionAnswer['propuestas'][number];

/** Maximum horizon, in days; lots that expire later need no action yet. */
const DAYS_AHEAD = 365;

/** Permission to request supplies on behalf of warehouses within reach. */
const PERMISSION = 'solicitud.crear';

/**
 * Returns the useful transfers between two warehouses that are both within the actor's reach. Only supplies with a setting count, because
 * surplus and shortage are relative to its maximum.
 *
 * @param day `yyyy-MM-dd`, today
 * @param insumoIds only these supplies; all if undefined
 */
export async function proposals(
  db: Queryable,
  actor: Actor,
  day: string,
  insumoIds?: readonly number[],
): Promise<readonly Proposal[]> {
  const reach = and(
    scopeCondition(resourceOf('inventario'), PERMISSION, actor),
    insumoIds ? inArray(inventario.insumoId, [...insumoIds]) : undefined,
  );
  const stock = await db
    .select({
      almacenId: inventario.almacenId,
      almacenNombre: almacen.nombre,
      insumoId: inventario.insumoId,
      disponible: sql<number>`coalesce(${inventario.disponible}, 0)::int`,
      enTransito: inventario.enTransito,
      puntoReorden: insumoConfiguracion.puntoReorden,
      maximo: insumoConfiguracion.maximo,
      multiplo: insumoConfiguracion.multiplo,
      cost: sql<number>`case when ${inventario.existencia} > 0 then ${inventario.valor} / ${inventario.existencia} else 0 end::float`,
      address: unidad.domicilio,
    })
    .from(inventario)
    .innerJoin(insumoConfiguracion, isItsSetting)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(and(reach, eq(almacen.activo, true)));
  const use = await monthlyUse(db, reach);
  const lots = grouped(await expiringLots(db, reach, day), keyOf);
  const { wanted, promised } = await waitingRequests(db, insumoIds);

  const moves = [...grouped(stock, ({ insumoId }) => insumoId)].flatMap(([insumoId, own]) => {
    const takers = own
      .map((row) => ({ ...row, there: row.disponible + row.enTransito + (wanted.get(keyOf(row)) ?? 0) }))
      .filter(({ there, puntoReorden }) => there < puntoReorden);
    if (takers.length === 0) return [];
    const givers = own.flatMap((row): Giver[] => {
      const risks = piecesAtRisk(lots.get(keyOf(row)) ?? [], use.get(keyOf(row)) ?? 0, day);
      const risky = (lots.get(keyOf(row)) ?? []).filter(({ loteId }) => (risks.get(loteId) ?? 0) > 0);
      const free = Math.max(0, row.disponible - (promised.get(keyOf(row)) ?? 0));
      const giver: Giver = {
        almacenId: row.almacenId,
        excedente: Math.max(0, free - row.maximo),
        // Reserved or promised pieces are not available for a transfer.
        enRiesgo: Math.min(
          free,
          risky.reduce((sum, { loteId }) => sum + risks.get(loteId)!, 0),
        ),
        caducidad: risky.map(({ caducidad }) => caducidad ?? '').toSorted()[0] ?? null,
        costoUnitario: row.cost,
        place: placeOf(row.address),
      };
      return giver.excedente > 0 || giver.enRiesgo > 0 ? [giver] : [];
    });
    const names = new Map(own.map((row) => [row.almacenId, row]));
    return redistribute(
      givers,
      takers.map((row): Taker => ({
        almacenId: row.almacenId,
        faltante: row.maximo - row.there,
        disponible: row.there,
        cpm: use.get(keyOf(row)) ?? null,
        multiplo: row.multiplo,
        place: placeOf(row.address),
      })),
      day,
    ).map((move) => ({
      ...move,
      insumoId,
      origenNombre: names.get(move.origenId)!.almacenNombre,
      destinoNombre: names.get(move.destinoId)!.almacenNombre,
      disponibleDestino: names.get(move.destinoId)!.disponible,
    }));
  });
  const called = await callThem(db, [...new Set(moves.map(({ insumoId }) => insumoId))]);
  return moves
    .map((move) => ({ ...move, ...called.get(move.insumoId)! }))
    .toSorted(
      (a, b) =>
        Number(b.motivo === 'POR_CADUCAR') - Number(a.motivo === 'POR_CADUCAR') ||
        Number(a.disponibleDestino > 0) - Number(b.disponibleDestino > 0) ||
        b.importe - a.importe,
    );
}

async function expiringLots(db: Queryable, reach: ReturnType<typeof and>, day: string) {
  return db
    .select({
      loteId: lote.loteId,
      almacenId: lote.almacenId,
      insumoId: lote.insumoId,
      caducidad: lote.caducidad,
      existencia: lote.existencia,
    })
    .from(lote)
    .innerJoin(inventario, and(eq(inventario.almacenId, lote.almacenId), eq(inventario.insumoId, lote.insumoId)))
    .where(
      and(
        reach,
        eq(lote.estatus, 'DISPONIBLE'),
        gt(lote.existencia, 0),
        isNotNull(lote.caducidad),
        lte(lote.caducidad, addDays(day, DAYS_AHEAD)),
      ),
    );
}

async function callThem(
  db: Queryable,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<Proposal, 'clave' | 'nombreGenerico'>>> {
  if (insumoIds.length === 0) return new Map();
  const found = await db
    .select({
      insumoId: insumo.insumoId,
      clave: sql<string | null>`coalesce(${insumo.clave}, ${insumo.claveLocal})`,
      nombreGenerico: insumo.nombreGenerico,
    })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...insumoIds]));
  return new Map(found.map(({ insumoId, ...names }) => [insumoId, names]));
}
