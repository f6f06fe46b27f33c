import { productRules } from '../entity/registry';
import { checkRecord } from '#platform/shared/validation/check-record';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { invalid, malformed } from '../db/problem';

/**
 * Returns the validated and prepared input of a step; undefined when the step has no form.
 *
 * @param day current day at the document's unit
 * @throws Problem 400 when it is no object; 422 with all its faults.
 */
export function stepInput({ form }: StepSpec, body: unknown, day: string): LooseRecord | undefined {
  if (!form) return undefined;
  if (body !== undefined && body !== null && !isObject(body)) throw malformed('', 'TIPO');
  const input = prepareRecord(form, body ?? {});
  const issues = checkRecord(form, input, productRules(), day);
  if (issues.length > 0) throw invalid(issues);
  return input;
}
