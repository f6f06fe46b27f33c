import { eq } from 'drizzle-orm';
import { persona, usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { fullName } from '#platform/shared/text/full-name';

/** Returns the name of an account's person; empty for the server itself. */
export async function userName(db: Queryable, usuarioId: number | null): Promise<string> {
  if (usuarioId === null) return '';
  const [row] = await db
    .select({
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(eq(usuario.usuarioId, usuarioId));
  return row ? fullName(row) : '';
}
