import type { GuardsOf } from '#platform/shared/entity-types';
import { CALLS_BEFORE_ABSENT, callsInState } from '../consulta/calls-in-state';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Requires three calls in the current state before a visit counts as absent. */
export const visitaNoSePresento: GuardsOf<'visita'>['noSePresento'] = (visit) =>
  issueAt(callsInState(visit) < CALLS_BEFORE_ABSENT, 'llamadas', 'VISITA_SIN_LLAMAR', { veces: CALLS_BEFORE_ABSENT });
