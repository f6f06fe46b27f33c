import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Requires a reason on each line with missing pieces (DOMAIN b.7, 5). */
export const recetaCerrarSinSurtir: GuardsOf<'receta'>['cerrarSinSurtir'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ cantidadPendiente, motivoNoSurtidoId }, index) =>
    issueAt(
      (cantidadPendiente ?? 0) > 0 && !isFilled(motivoNoSurtidoId),
      `lineas.${index}.motivoNoSurtidoId`,
      'REQUERIDO',
    ),
  );
