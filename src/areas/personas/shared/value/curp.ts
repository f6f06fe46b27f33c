import type { ValueRule } from '#platform/shared/rule';
import { validateCurp } from '../curp/validate-curp';

/** A CURP that is wrong in itself, with the precise reason; what it should agree with is the rule `persona`. */
export const curp: ValueRule = (value, _record, today) =>
  typeof value === 'string' ? validateCurp(value, today) : null;
