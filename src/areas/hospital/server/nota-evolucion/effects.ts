import { Problem } from '#platform/server/db/problem';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Time within which the author may void a signed note, in milliseconds; later only the person responsible for the service may. */
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
