import { productRules } from '../entity/registry';
import { checkRecord } from '#platform/shared/check-record';
import type { TransitionSpec } from '#platform/shared/lifecycle';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/prepare-record';
import { invalid, malformed } from '../db/problem';

/**
 * Validated and prepared input of a step; undefined when the step has no form.
 *
 * @param day today where the document belongs
 * @throws Problem 400 when it is no object; 422 with all its faults.
 */
export function transitionInput({ form }: TransitionSpec, body: unknown, day: string): LooseRecord | undefined {
  if (!form) return undefined;
  if (body !== undefined && body !== null && !isObject(body)) throw malformed('', 'TIPO');
  const input = prepareRecord(form, body ?? {});
  const issues = checkRecord(form, input, productRules(), day);
  if (issues.length > 0) throw invalid(issues);
  return input;
}
