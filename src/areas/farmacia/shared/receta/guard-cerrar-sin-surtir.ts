import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.7, 5: each line that lacks pieces says why. */
export const recetaCerrarSinSurtir: Guards['recetaCerrarSinSurtir'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ cantidadPendiente, motivoNoSurtidoId }, index) =>
    issueAt(
      (cantidadPendiente ?? 0) > 0 && !isFilled(motivoNoSurtidoId),
      `lineas.${index}.motivoNoSurtidoId`,
      'REQUERIDO',
    ),
  );
