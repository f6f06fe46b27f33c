import { productRules } from '../entity/registry';
import type { Resource } from '../entity/resource';
import { checkRecord } from '#platform/shared/validation/check-record';
import { isObject } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { invalid, malformed } from '../db/problem';

/**
 * Prepares and validates a request's record: texts normalised, hidden and read-only fields dropped.
 *
 * @param day current day at the record's unit, `yyyy-MM-dd`
 * @param key of the updated record
 * @throws Problem 400 when it is no object; 422 with all its faults, unknown fields by name.
 */
export function checkInput(
  resource: Resource,
  body: unknown,
  day: string,
  key?: string | number,
): Record<string, unknown> {
  if (!isObject(body)) throw malformed('', 'TIPO');
  const record = prepareRecord(resource.form, body);
  const issues = checkRecord(resource.form, record, productRules(), day, key);
  if (issues.length > 0) throw invalid(issues);
  return record;
}
