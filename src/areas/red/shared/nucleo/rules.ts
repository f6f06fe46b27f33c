import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/rule';

const TEAM = ['medicoId', 'enfermeraId', 'promotorId'] as const;

/** Physician, nurse and promoter of a team are different people. */
export const nucleo: RecordRule = (record) =>
  TEAM.filter(
    (field, index) => isFilled(record[field]) && TEAM.slice(0, index).some((other) => record[other] === record[field]),
  ).map((campo) => ({ campo, codigo: 'PERSONA_REPETIDA' }));
