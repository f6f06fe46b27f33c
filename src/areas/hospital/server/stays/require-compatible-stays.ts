import { sql } from 'drizzle-orm';
import { hospitalizacion, unidad } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';

/** Condition: the stays `a` and `b` are both requested or open. */
const BOTH_OPEN = sql`(a.estatus in ('SOLICITADA', 'INGRESADO', 'PREALTA') and b.estatus in ('SOLICITADA', 'INGRESADO', 'PREALTA'))`;

/**
 * Refuses to merge two records whose stays cannot belong to one person: both open, or overlapping in the past. One of them must be ended or
 * corrected first.
 *
 * @throws Problem 409 FUSION_CON_ESTANCIAS for two open stays; 409 FUSION_ESTANCIAS_ENCIMADAS for overlapping ones; both with the units
 */
export async function requireCompatibleStays(tx: Queryable, one: number, other: number): Promise<void> {
  const [pair] = await rows<{ una: string; otra: string; abiertas: boolean }>(
    tx,
    sql`select ua.nombre as una, ub.nombre as otra,
        ${BOTH_OPEN} as abiertas
      from ${hospitalizacion} a
      join ${hospitalizacion} b on b.paciente_id = ${other}
      join ${unidad} ua on ua.unidad_id = a.unidad_id
      join ${unidad} ub on ub.unidad_id = b.unidad_id
      where a.paciente_id = ${one} and a.activo and b.activo
        and (${BOTH_OPEN}
          or (a.fecha_ingreso is not null and b.fecha_ingreso is not null
            and tstzrange(a.fecha_ingreso, a.fecha_egreso) && tstzrange(b.fecha_ingreso, b.fecha_egreso)))
      order by abiertas desc limit 1`,
  );
  if (pair)
    throw new Problem(409, pair.abiertas ? 'FUSION_CON_ESTANCIAS' : 'FUSION_ESTANCIAS_ENCIMADAS', {
      params: { una: pair.una, otra: pair.otra },
    });
}
