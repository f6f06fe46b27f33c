import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Every lot of the list was counted: what is not there was counted as none. */
export const conteoTerminar: Guards['conteoTerminar'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ conteo1 }, index) =>
    issueAt(typeof conteo1 !== 'number', `lineas.${index}.conteo1`, 'REQUERIDO'),
  );

export const conteoTerminarReconteo: Guards['conteoTerminarReconteo'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ recontar, conteo2 }, index) =>
    issueAt(recontar === true && typeof conteo2 !== 'number', `lineas.${index}.conteo2`, 'REQUERIDO'),
  );

/** Returning a count requires doubtful lots. */
export const conteoDevolver: Guards['conteoDevolver'] = ({ lineas }) =>
  issueAt(!(lineas ?? []).some(({ dudosa }) => dudosa === true), 'lineas', 'CONTEO_SIN_DUDAS');

/** Every difference has a reason (DOMAIN c.5, 5). */
export const conteoAutorizar: Guards['conteoAutorizar'] = ({ lineas }) =>
  (lineas ?? []).flatMap(({ diferencia, motivoDiferenciaId }, index) =>
    issueAt(
      (diferencia ?? 0) !== 0 && typeof motivoDiferenciaId !== 'number',
      `lineas.${index}.motivoDiferenciaId`,
      'REQUERIDO',
    ),
  );
