import { and, asc, desc, eq, gt, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { insumo, nucleo, ordenCargo, ordenCargoDetalle, procedimiento, signos } from '#generated/server/tables.gen';
import type { InsumosOrdenCargoAnswer } from '#generated/shared/operations.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import { deteriorationKit, type KitSupply } from '#areas/ordenes/shared/orden-cargo/deterioration-kit';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import type { Queryable } from '#platform/server/db/database';

/** Length of the ward's history, in days. */
const DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders within this time after a set of signs respond to it; sets of signs within it are one deterioration. */
const AFTER = sql`interval '24 hours'`;

const earlier = alias(signos, 'antes');

export interface Deterioration {
  readonly told: NonNullable<InsumosOrdenCargoAnswer['deterioro']>;
  /** Supplies that the ward usually orders; empty without sufficient history. */
  readonly kit: readonly KitSupply[];
  /** Configured kit of the ward, used when `kit` is empty. */
  readonly procedimientoId: number | null;
}

/**
 * Returns the probable needs of a stay with a high NEWS2 (DOMAIN annex E, 7). These are the supplies that its ward ordered most in the 24
 * hours after a score of 7 or more. The source is its own orders of 180 days; a ward without such history uses its configured kit. Several
 * such scores within a day are one case. Cases of the last 24 hours are excluded, because their orders are still incomplete.
 */
export async function deteriorationOf(
  db: Queryable,
  { hospitalizacionId, servicioId }: Pick<Hospitalizacion, 'hospitalizacionId' | 'servicioId'>,
  now: Date,
): Promise<Deterioration> {
  const [last] = await db
    .select({ news2Total: signos.news2Total, fechaToma: signos.fechaToma })
    .from(signos)
    .where(and(eq(signos.hospitalizacionId, hospitalizacionId), inForce(signos), isNotNull(signos.news2Total)))
    .orderBy(desc(signos.fechaToma), desc(signos.signosId))
    .limit(1);
  const cases = casesOf(db, servicioId, now);
  const [counted] = await db
    .with(cases)
    .select({ total: sql<number>`count(*)::int` })
    .from(cases);
  const asked = await db
    .with(cases)
    .select({
      caseId: cases.signosId,
      insumoId: ordenCargoDetalle.insumoId,
      pieces: sql<number>`sum(${ordenCargoDetalle.cantidadSolicitada})::int`,
    })
    .from(cases)
    .innerJoin(
      ordenCargo,
      and(
        eq(ordenCargo.hospitalizacionId, cases.hospitalizacionId),
        eq(ordenCargo.servicioId, servicioId),
        eq(ordenCargo.activo, true),
        sql`${ordenCargo.estatus} not in ('BORRADOR', 'RECHAZADA', 'CANCELADA')`,
        gte(ordenCargo.fechaSolicitud, cases.fechaToma),
        lte(ordenCargo.fechaSolicitud, sql`${cases.fechaToma} + ${AFTER}`),
      ),
    )
    .innerJoin(ordenCargoDetalle, eq(ordenCargoDetalle.ordenCargoId, ordenCargo.ordenCargoId))
    .innerJoin(insumo, and(eq(insumo.insumoId, ordenCargoDetalle.insumoId), eq(insumo.activo, true)))
    .groupBy(cases.signosId, ordenCargoDetalle.insumoId)
    .orderBy(asc(cases.signosId));
  const casos = counted?.total ?? 0;
  const kit = deteriorationKit(casos, asked);
  const [setUp] =
    kit.length > 0
      ? []
      : await db
          .select({ id: procedimiento.procedimientoId, nombre: procedimiento.nombre })
          .from(nucleo)
          .innerJoin(
            procedimiento,
            and(eq(procedimiento.procedimientoId, nucleo.paqueteDeterioroId), eq(procedimiento.activo, true)),
          )
          .where(eq(nucleo.nucleoId, servicioId));
  return {
    told: {
      news2Total: last?.news2Total ?? null,
      fechaToma: last?.fechaToma?.toISOString() ?? null,
      origen: kit.length > 0 ? 'HISTORIA' : setUp ? 'PAQUETE' : 'NINGUNO',
      paquete: setUp?.nombre ?? null,
      casos,
      dias: DAYS,
    },
    kit,
    procedimientoId: setUp?.id ?? null,
  };
}

const inForce = (of: typeof signos) => and(eq(of.activo, true), eq(of.estatus, 'VIGENTE'));

/** Selects the sets of signs at which a deterioration began: high scores without another high score in the 24 hours before. */
function casesOf(db: Queryable, servicioId: number, now: Date) {
  const isHigh = (of: typeof signos) => and(inForce(of), gte(of.news2Total, HIGH_NEWS2));
  return db.$with('casos').as(
    db
      .select({ signosId: signos.signosId, hospitalizacionId: signos.hospitalizacionId, fechaToma: signos.fechaToma })
      .from(signos)
      .where(
        and(
          eq(signos.nucleoId, servicioId),
          isNotNull(signos.hospitalizacionId),
          isHigh(signos),
          gt(signos.fechaToma, new Date(now.getTime() - DAYS * DAY_MS)),
          lte(signos.fechaToma, new Date(now.getTime() - DAY_MS)),
          sql`not exists ${db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.hospitalizacionId, signos.hospitalizacionId),
                isHigh(earlier as unknown as typeof signos),
                ne(earlier.signosId, signos.signosId),
                sql`${earlier.fechaToma} >= ${signos.fechaToma} - ${AFTER}`,
                sql`(${earlier.fechaToma}, ${earlier.signosId}) < (${signos.fechaToma}, ${signos.signosId})`,
              ),
            )}`,
        ),
      ),
  );
}
