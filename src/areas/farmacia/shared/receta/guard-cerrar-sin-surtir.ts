import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.7, 5: each line that lacks pieces says why. */
export const recetaCerrarSinSurtir: GuardsOf<'receta'>['cerrarSinSurtir'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ cantidadPendiente, motivoNoSurtidoId }, index) =>
    issueAt(
      (cantidadPendiente ?? 0) > 0 && !isFilled(motivoNoSurtidoId),
      `lineas.${index}.motivoNoSurtidoId`,
      'REQUERIDO',
    ),
  );
