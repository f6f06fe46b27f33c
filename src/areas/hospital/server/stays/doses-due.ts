import { and, eq, inArray, sql } from 'drizzle-orm';
import { indicacion, ministracion, unidad } from '#generated/server/tables.gen';
import { doseTimes, LATE_MS } from '#areas/hospital/shared/hospital/dose-times';
import { DEFAULT_TIME_ZONE, knownZone } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';

/** Period searched for the next dose, and for missed ones, in milliseconds. */
const DOSES_MS = 24 * 60 * 60 * 1000;

export interface Dose {
  readonly indicacionId: number;
  readonly descripcion: string;
  /** Due time, ISO 8601. */
  readonly en: string;
}

export interface DosesDue {
  readonly next: Dose | null;
  /** Unrecorded doses whose due time has passed, the oldest first. */
  readonly late: readonly Dose[];
}

/** Returns the next dose and the late doses of each stay. */
export async function dosesDue(
  db: Queryable,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, DosesDue>> {
  const from = new Date(now.getTime() - DOSES_MS);
  const to = new Date(now.getTime() + DOSES_MS);
  const orders = await db
    .select({ order: indicacion, zone: unidad.zonaHoraria })
    .from(indicacion)
    .innerJoin(unidad, eq(unidad.unidadId, indicacion.unidadId))
    .where(
      and(
        inArray(indicacion.hospitalizacionId, [...ids]),
        eq(indicacion.estatus, 'ACTIVA'),
        inArray(indicacion.tipo, ['MEDICAMENTO', 'SOLUCION']),
      ),
    );
  const done = await db
    .select({ indicacionId: ministracion.indicacionId, at: ministracion.fechaProgramada })
    .from(ministracion)
    .where(
      and(
        inArray(ministracion.hospitalizacionId, [...ids]),
        eq(ministracion.estatus, 'VIGENTE'),
        sql`${ministracion.fechaProgramada} >= ${from.toISOString()}::timestamptz`,
      ),
    );
  const known = new Set(done.map(({ indicacionId, at }) => `${indicacionId} ${at?.toISOString()}`));
  const due = new Map<number, DosesDue>();
  for (const { order, zone } of orders) {
    const times = {
      desde: order.desde.toISOString(),
      hasta: order.hasta?.toISOString() ?? null,
      frecuenciaHoras: order.frecuenciaHoras,
      prn: order.prn,
    };
    const open = doseTimes(times, from, to, knownZone(zone) ?? DEFAULT_TIME_ZONE)
      .filter((at) => !known.has(`${order.indicacionId} ${at}`))
      .map((en): Dose => ({ indicacionId: order.indicacionId, descripcion: order.descripcion ?? '', en }));
    const late = open.filter(({ en }) => now.getTime() - Date.parse(en) > LATE_MS);
    const before = due.get(order.hospitalizacionId) ?? { next: null, late: [] };
    const first = open[0];
    const next = first !== undefined && (!before.next || first.en < before.next.en) ? first : before.next;
    due.set(order.hospitalizacionId, {
      next,
      late: [...before.late, ...late].toSorted((one, other) => one.en.localeCompare(other.en)),
    });
  }
  return due;
}
