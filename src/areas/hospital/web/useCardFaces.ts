import { useTranslate } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useWaiting } from '#platform/web/ui/offline/WaitingContext';
import { cardFace, type CardFace } from './card-face';
import type { Card } from './useHospital';

/** Returns the texts of the cards for the signed-in user at `now` (milliseconds since 1970). */
export function useCardFaces(cards: readonly Card[], now: number): readonly CardFace[] {
  const translate = useTranslate();
  const takesSigns = usePermission('signos.capturar');
  const readsNotes = usePermission('nota-evolucion.ver');
  const orders = usePermission('orden-cargo.crear');
  const queued = useWaiting('hospitalizacionSignosCapturar', 'hospitalizacionMinistrar');
  const waiting = new Map<unknown, number>();
  for (const { params, body } of queued) {
    const id = body['hospitalizacionId'] ?? params['hospitalizacionId'];
    waiting.set(id, (waiting.get(id) ?? 0) + 1);
  }
  return cards.map((card) =>
    cardFace(card, {
      translate,
      now,
      waiting: waiting.get(card.hospitalizacionId) ?? 0,
      takesSigns,
      readsNotes,
      orders,
    }),
  );
}
