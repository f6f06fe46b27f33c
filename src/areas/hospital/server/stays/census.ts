import { and, eq, sql, type SQL } from 'drizzle-orm';
import { cama, movimientoCama } from '#generated/server/tables.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Request for a census; days are `yyyy-MM-dd`, both included, none in the future. */
export interface CensusAsked {
  readonly unidadId: number;
  readonly servicioId?: number | undefined;
  readonly permission: PermissionKey;
  readonly desde: string;
  readonly hasta: string;
}

/** Patients in counted beds of a service on one day. */
export interface CensusDay extends Record<string, unknown> {
  readonly dia: string;
  readonly servicioId: number;
  readonly pacientes: number;
}

/**
 * Census of a hospital (DOMAIN f.8): occupants of counted beds at the end of each day, and arrivals and departures on that day, stays of a
 * single day included. Today counts the current occupants.
 */
export function censusOf(
  db: Queryable,
  { unidadId, servicioId, permission, desde, hasta }: CensusAsked,
  actor: Actor,
): Promise<CensusDay[]> {
  const where = and(
    eq(movimientoCama.unidadId, unidadId),
    scopeCondition(resourceOf('movimiento-cama'), permission, actor),
    ...(servicioId === undefined ? [] : [eq(movimientoCama.servicioId, servicioId)]),
  )!;
  const local = (moment: SQL) => sql`(${moment} at time zone u.zona_horaria)::date`;
  return rows<CensusDay>(
    db,
    sql`select d::date::text as "dia", ${movimientoCama.servicioId}::int as "servicioId", count(distinct ${movimientoCama.hospitalizacionId})::int as "pacientes"
      from ${movimientoCama} join unidad u on u.unidad_id = ${movimientoCama.unidadId}
      join cama c on c.cama_id = ${movimientoCama.camaId} and c.censable
      join hospitalizacion h on h.hospitalizacion_id = ${movimientoCama.hospitalizacionId} and h.activo
      join generate_series(${desde}::date, ${hasta}::date, interval '1 day') d
        on ${local(sql`${movimientoCama.desde}`)} <= d and (
          ${movimientoCama.hasta} is null or ${local(sql`${movimientoCama.hasta}`)} > d
          or (${local(sql`${movimientoCama.hasta}`)} = d and ${local(sql`h.fecha_ingreso`)} = d and ${movimientoCama.hasta} = h.fecha_egreso))
      where ${where} and ${movimientoCama.activo} group by 1, 2`,
  );
}

/** Service with its number of beds: those that count in the census, and all. */
export interface WardBeds extends Record<string, unknown> {
  readonly servicioId: number;
  readonly servicio: string;
  readonly censables: number;
  readonly camas: number;
}

/** Returns the current beds; the dates on which beds were opened or closed are not stored. */
export function bedsOf(
  db: Queryable,
  { unidadId, servicioId, permission }: Omit<CensusAsked, 'desde' | 'hasta'>,
  actor: Actor,
): Promise<WardBeds[]> {
  const where = and(
    eq(cama.unidadId, unidadId),
    eq(cama.activo, true),
    scopeCondition(resourceOf('cama'), permission, actor),
    ...(servicioId === undefined ? [] : [eq(cama.servicioId, servicioId)]),
  )!;
  return rows<WardBeds>(
    db,
    sql`select n.nucleo_id::int as "servicioId", n.nombre as "servicio", (count(*) filter (where ${cama.censable}))::int as "censables", count(*)::int as "camas"
      from ${cama} join nucleo n on n.nucleo_id = ${cama.servicioId} where ${where} group by 1, 2 order by 2`,
  );
}
