import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';

const TEAM = ['medicoId', 'enfermeraId', 'promotorId'] as const;

/** Requires different people as physician, nurse and promoter of a team. */
export const nucleo: RecordRule = (record) =>
  TEAM.filter(
    (field, index) => isFilled(record[field]) && TEAM.slice(0, index).some((other) => record[other] === record[field]),
  ).map((campo) => ({ campo, codigo: 'PERSONA_REPETIDA' }));
