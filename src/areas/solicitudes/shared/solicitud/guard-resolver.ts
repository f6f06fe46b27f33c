import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { isFilled } from '#platform/shared/paths';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 12: every difference is settled. */
export const solicitudResolver: Guards['solicitudResolver'] = (document) =>
  linesOf(document).flatMap(({ diferenciaTipo, diferenciaResolucion }, index) =>
    issueAt(
      isFilled(diferenciaTipo) && !isFilled(diferenciaResolucion),
      `lineas.${index}.diferenciaResolucion`,
      'REQUERIDO',
    ),
  );
