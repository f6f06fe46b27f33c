import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { NOTIFICACION_TIPO } from '#generated/shared/enums.gen';
import { preferencia } from '#platform/server/db/system-tables';
import { invalid } from '#platform/server/db/problem';
import type { Queryable } from '#platform/server/db/database';
import type { OperationContext } from '#platform/server/operations/context';
import { keepPreferences } from '../keep-preferences';
import { optionTexts } from '#platform/server/reports/option-texts';

/** Handles the current user's notification channels, by kind of notice. */
export const avisosCanales: OperationHandler<'avisosCanales', OperationContext> = async (_, { database, actor }) => {
  const chosen = await chosenBy(database.orm, actor.usuarioId ?? -1);
  const text = await optionTexts('notificacion', actor);
  return NOTIFICACION_TIPO.map((tipo) => ({
    tipo,
    nombre: text('NotificacionTipo', tipo),
    canal: chosen[tipo] ?? 'PANTALLA',
  }));
};

/**
 * Saves the current user's notification channels. Saves nothing during a profile simulation, because the notices belong to another user.
 *
 * @throws Problem 422 for an unknown kind
 */
export const avisosCanalesGuardar: OperationHandler<'avisosCanalesGuardar', OperationContext> = async (
  { body: { canales } },
  { database, actor, session },
) => {
  const { usuarioId } = actor;
  if (session?.simulation || usuarioId === null) return true;
  const kinds: readonly string[] = NOTIFICACION_TIPO;
  const unknown = canales.findIndex(({ tipo }) => !kinds.includes(tipo));
  if (unknown >= 0) throw invalid([{ campo: `canales.${unknown}.tipo`, codigo: 'OPCION', params: {} }]);
  await database.orm.transaction(async (tx) => {
    // Locks the preferences, so that concurrent changes do not overwrite each other.
    await keepPreferences(tx, usuarioId, {});
    const before = await chosenBy(tx, usuarioId);
    const after = { ...before, ...Object.fromEntries(canales.map(({ tipo, canal }) => [tipo, canal])) };
    const avisos = Object.fromEntries(
      Object.entries(after).flatMap(([tipo, canal]) =>
        canal === 'CORREO' || canal === 'RESUMEN' ? [[tipo, canal] as const] : [],
      ),
    );
    await keepPreferences(tx, usuarioId, { avisos });
  });
  return true;
};

async function chosenBy(db: Queryable, usuarioId: number): Promise<Readonly<Record<string, 'CORREO' | 'RESUMEN'>>> {
  const [found] = await db
    .select({ contenido: preferencia.contenido })
    .from(preferencia)
    .where(eq(preferencia.usuarioId, usuarioId));
  return found?.contenido.avisos ?? {};
}
