import { eq } from 'drizzle-orm';
import { paciente } from '#generated/server/tables.gen';
import type { KnownAllergies } from '#areas/pacientes/shared/pacientes/allergy-text';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

type Recorded = Pick<typeof paciente.$inferSelect, 'alergias' | 'alergiasNegadas'>;

const HIDDEN = { alergias: null, alergiasNegadas: null };

/** Returns the allergies of a patient; null when the reader may not read health data. */
export async function knownAllergies(
  db: Queryable,
  pacienteId: number,
  actor: Actor,
): Promise<{ alergias: string[] | null; alergiasNegadas: boolean | null }> {
  if (!actor.permissions.has('paciente.ver-salud')) return HIDDEN;
  const [row] = await db
    .select({ alergias: paciente.alergias, alergiasNegadas: paciente.alergiasNegadas })
    .from(paciente)
    .where(eq(paciente.pacienteId, pacienteId));
  return row ? allergiesFor(row, actor) : HIDDEN;
}

/** Like `knownAllergies`, for a record that was already read. */
export function allergiesFor({ alergias, alergiasNegadas }: Recorded, actor: Actor) {
  if (!actor.permissions.has('paciente.ver-salud')) return HIDDEN;
  return {
    alergias: (alergias ?? []).filter(({ estado }) => estado !== 'INACTIVA').map(({ sustancia }) => sustancia),
    alergiasNegadas: alergiasNegadas === true,
  } satisfies KnownAllergies;
}
