import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { CALLS_BEFORE_ABSENT, callsInState } from '../consulta/calls-in-state';
import { issueAt } from '#platform/shared/rules/issue-at';

/** A visit counts as absent only after three calls in its current state. */
export const visitaNoSePresento: Guards['visitaNoSePresento'] = (visit) =>
  issueAt(callsInState(visit) < CALLS_BEFORE_ABSENT, 'llamadas', 'VISITA_SIN_LLAMAR', { veces: CALLS_BEFORE_ABSENT });
