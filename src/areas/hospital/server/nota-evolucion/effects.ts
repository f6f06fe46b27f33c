import { Problem } from '#platform/server/db/problem';
import type { EffectsOf } from '#platform/server/entity/effects';

/** So long may the author void what they signed; later it is for who answers for the service. */
const AUTHOR_MS = 60 * 60 * 1000;

/** Effects of the steps of a hospital note (DOMAIN b.3). */
export const notaEvolucionEffects: EffectsOf<'nota-evolucion'> = {
  anular: async ({ before, actor, now }) => {
    const isSoon = !before.fechaFirma || now.getTime() - Date.parse(before.fechaFirma) <= AUTHOR_MS;
    const isChief = actor.permissions.has('hospitalizacion.asignar-personal');
    if (!isChief && !(before.autorId === actor.usuarioId && isSoon)) throw new Problem(403, 'NOTA_NO_ANULABLE');
    return {};
  },
};
