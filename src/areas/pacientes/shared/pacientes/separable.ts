import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Time in which a merge can be undone, in days (DOMAIN c.2, 9). */
export const SEPARABLE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const pacienteFusionSeparar: GuardsOf<'paciente-fusion'>['separar'] = ({ fecha }, _input, { now }) =>
  issueAt(
    fecha === null || Date.parse(now) - Date.parse(fecha) > SEPARABLE_DAYS * DAY_MS,
    'fecha',
    'FUSION_FUERA_DE_PLAZO',
    { dias: SEPARABLE_DAYS },
  );
