import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 12: requires a settlement of every difference. */
export const solicitudResolver: GuardsOf<'solicitud'>['resolver'] = (document) =>
  linesOf(document).flatMap(({ diferenciaTipo, diferenciaResolucion }, index) =>
    issueAt(
      isFilled(diferenciaTipo) && !isFilled(diferenciaResolucion),
      `lineas.${index}.diferenciaResolucion`,
      'REQUERIDO',
    ),
  );
