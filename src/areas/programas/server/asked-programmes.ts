import { sql, type SQL } from 'drizzle-orm';
import { unidad } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';

/** Filters of a report on programmes; missing ones do not apply. */
export interface ProgrammesAsked {
  readonly programaId?: number | undefined;
  readonly jurisdiccionId?: number | undefined;
  readonly unidadId?: number | undefined;
}

/**
 * Returns the common table expressions of a report. `u` contains the requested units within the actor's reach. `g` contains the programmes
 * that run in one of them between two days (`yyyy-MM-dd`). Programmes belong to the network, so people are counted by unit.
 */
export function askedProgrammes(
  { programaId, jurisdiccionId, unidadId }: ProgrammesAsked,
  { from, to }: { readonly from: string; readonly to: string },
  actor: Actor,
): SQL {
  const units = [
    scopeCondition(resourceOf('unidad'), 'programa.ver', actor),
    unidadId === undefined ? undefined : sql`${unidad.unidadId} = ${unidadId}`,
    jurisdiccionId === undefined ? undefined : sql`${unidad.jurisdiccionId} = ${jurisdiccionId}`,
  ].filter((each) => each !== undefined);
  return sql`
    u as (select unidad_id, nombre, zona_horaria from ${unidad} where ${units.length > 0 ? sql.join(units, sql` and `) : sql`true`}),
    g as (
      select p.* from programa p
      where p.activo and p.vigencia_desde <= ${to} and (p.vigencia_hasta is null or p.vigencia_hasta >= ${from})
        ${programaId === undefined ? sql`` : sql`and p.programa_id = ${programaId}`}
        and (coalesce(jsonb_array_length(p.unidad_ids), 0) = 0
          or exists (select from u where p.unidad_ids @> to_jsonb(u.unidad_id)))
    )`;
}
