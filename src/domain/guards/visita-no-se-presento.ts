import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { issueAt } from './issue-at';

/** How often somebody is called before they count as absent (DOMAIN b.10). */
const CALLS = 3;

export const visitaNoSePresento: Guards['visitaNoSePresento'] = ({ llamadas }) =>
  issueAt((llamadas ?? 0) < CALLS, 'llamadas', 'VISITA_SIN_LLAMAR', { veces: CALLS });
