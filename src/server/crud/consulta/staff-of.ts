import { and, eq } from 'drizzle-orm';
import { personalMedico, usuario } from '../../../../generated/server/tables.gen';
import { ownerOf, type Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';

/** Who an account is among the staff; null where it is linked to nobody in service. */
export async function staffOf(
  db: Queryable,
  actor: Actor,
): Promise<{ readonly personalMedicoId: number; readonly tipo: string; readonly unidadId: number } | null> {
  const usuarioId = ownerOf(actor);
  if (usuarioId === null) return null;
  const [found] = await db
    .select({
      personalMedicoId: personalMedico.personalMedicoId,
      tipo: personalMedico.tipo,
      unidadId: personalMedico.unidadId,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .where(and(eq(usuario.usuarioId, usuarioId), eq(personalMedico.activo, true)));
  return found ?? null;
}
