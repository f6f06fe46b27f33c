import { and, eq, sql } from 'drizzle-orm';
import type { ImportSpec } from '../import-spec';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { importacionColumna } from '#platform/server/db/system-tables';
import { sameHeading, type Choices } from './heading-layout';

/** Maximum of stored headings per file. */
const MOST = 500;

/**
 * Returns the user's mapping of headings, from this request or from earlier files of the entity. Stores the mapping of this request.
 *
 * @throws Problem 422 for a column that the import lacks
 */
export async function headingChoices(
  db: Queryable,
  { entity, columns }: ImportSpec,
  usuarioId: number | null,
  said: Choices,
): Promise<Choices> {
  const given = Object.entries(said)
    .slice(0, MOST)
    .map(([heading, campo]) => ({ encabezado: sameHeading(heading).slice(0, 300), campo }));
  const [wrong] = given.filter(({ campo }) => campo !== '' && !columns.includes(campo));
  if (wrong) throw invalid([{ campo: 'columnas', codigo: 'OPCION', params: {} }]);
  if (usuarioId === null) return Object.fromEntries(given.map(({ encabezado, campo }) => [encabezado, campo]));
  if (given.length > 0) {
    const rows = [...new Map(given.map((each) => [each.encabezado, { usuarioId, entidad: entity, ...each }])).values()];
    await db
      .insert(importacionColumna)
      .values(rows)
      .onConflictDoUpdate({
        target: [importacionColumna.usuarioId, importacionColumna.entidad, importacionColumna.encabezado],
        set: { campo: sql`excluded.campo` },
      });
  }
  const kept = await db
    .select()
    .from(importacionColumna)
    .where(and(eq(importacionColumna.usuarioId, usuarioId), eq(importacionColumna.entidad, entity)));
  return Object.fromEntries(
    kept
      .filter(({ campo }) => campo === '' || columns.includes(campo))
      .map(({ encabezado, campo }) => [encabezado, campo]),
  );
}
