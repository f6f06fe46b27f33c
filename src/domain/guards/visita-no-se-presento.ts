import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { CALLS_BEFORE_ABSENT, callsInState } from '../consulta/calls-in-state';
import { issueAt } from './issue-at';

/** Nobody is absent who was not called three times where they are waiting now. */
export const visitaNoSePresento: Guards['visitaNoSePresento'] = (visit) =>
  issueAt(callsInState(visit) < CALLS_BEFORE_ABSENT, 'llamadas', 'VISITA_SIN_LLAMAR', { veces: CALLS_BEFORE_ABSENT });
