import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Requires a count for every listed lot; an absent lot is counted as zero. */
export const conteoTerminar: GuardsOf<'conteo'>['terminar'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ conteo1 }, index) =>
    issueAt(typeof conteo1 !== 'number', `lineas.${index}.conteo1`, 'REQUERIDO'),
  );

export const conteoTerminarReconteo: GuardsOf<'conteo'>['terminarReconteo'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ recontar, conteo2 }, index) =>
    issueAt(recontar === true && typeof conteo2 !== 'number', `lineas.${index}.conteo2`, 'REQUERIDO'),
  );

/** Returning a count requires at least one doubtful lot. */
export const conteoDevolver: GuardsOf<'conteo'>['devolver'] = ({ lineas }) =>
  issueAt(!(lineas ?? []).some(({ dudosa }) => dudosa === true), 'lineas', 'CONTEO_SIN_DUDAS');

/** Requires a reason for every difference (DOMAIN c.5, 5). */
export const conteoAutorizar: GuardsOf<'conteo'>['autorizar'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ diferencia, motivoDiferenciaId }, index) =>
    issueAt(
      (diferencia ?? 0) !== 0 && typeof motivoDiferenciaId !== 'number',
      `lineas.${index}.motivoDiferenciaId`,
      'REQUERIDO',
    ),
  );
