import type { ValueRule } from '#platform/shared/validation/rule';
import { validateCurp } from '../curp/validate-curp';

/** Checks a CURP without other fields, and reports the precise fault; the rule `persona` compares it with other fields. */
export const curp: ValueRule = (value, _record, today) =>
  typeof value === 'string' ? validateCurp(value, today) : null;
