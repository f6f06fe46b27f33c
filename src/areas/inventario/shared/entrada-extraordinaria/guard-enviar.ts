import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { sendable } from '../extraordinaria/sendable';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.4, 2: requires the origin of the pieces, and their cost unless the reason allows entry without one. */
export const entradaExtraordinariaEnviar: GuardsOf<'entrada-extraordinaria'>['enviar'] = (
  document,
  _input,
  { today },
) => [
  ...sendable(document, today),
  ...issueAt(!isFilled(document.procedencia), 'procedencia', 'REQUERIDO'),
  ...(document.lineas ?? []).flatMap(({ costoUnitario }, index) =>
    issueAt(
      document.permiteSinCosto !== true && !((costoUnitario ?? 0) > 0),
      `lineas.${index}.costoUnitario`,
      'REQUERIDO',
    ),
  ),
];
