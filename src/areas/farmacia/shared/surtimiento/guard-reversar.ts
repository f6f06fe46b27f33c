import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Checks a reversal (DOMAIN b.7, 8): within a day, with the pieces returned, and never for medicines that left the cold chain or supervised
 * storage.
 */
export const surtimientoReversar: GuardsOf<'surtimiento'>['reversar'] = (document, input, { now }) => [
  ...issueAt(Date.parse(now) - Date.parse(document.fecha) > DAY_MS, '', 'REVERSA_FUERA_DE_PLAZO', { horas: 24 }),
  ...issueAt(document.redFria === true, '', 'REVERSA_RED_FRIA'),
  ...issueAt(document.controlado === true, '', 'REVERSA_CONTROLADO'),
  ...issueAt(!input.regresaron, 'regresaron', 'PIEZAS_SIN_REGRESAR'),
];
