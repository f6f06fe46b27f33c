import type { FieldValues, Resolver } from 'react-hook-form';
import { checkRecord } from '#platform/shared/validation/check-record';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { isObject, schemaPath, valueAt } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import type { Rules } from '#platform/shared/validation/rule';
import { CHOICE_CODES } from '#platform/web/ui/reference/open-choice-text';
import { choicesMade, type OpenChoices } from '#platform/web/ui/reference/open-choice';
import { today } from '#platform/web/ui/format/format-date';
import { toFieldErrors } from './form-errors';
import { isKept, readableForm } from '../readable-form';

interface ResolverOptions {
  /** Paths of fields hidden from the user; they are neither sent nor required. */
  readonly kept?: readonly string[];
  /** Converts the form's values to the request body, once all pickers are resolved. */
  readonly toBody?: (values: FieldValues) => FieldValues;
}

const asItIs = (values: FieldValues): FieldValues => values;

/**
 * Creates a resolver that validates a form like the server: the same preparation, validator and rules. A valid form gives the prepared
 * record, which is sent.
 *
 * @param choices texts in pickers: the resolver waits for pending searches and refuses texts that match no record
 */
export function createResolver(
  spec: FormSpec,
  rules: Rules,
  text: (issue: Issue) => string,
  choices: OpenChoices,
  { kept = [], toBody = asItIs }: ResolverOptions = {},
): Resolver<FieldValues, unknown, FieldValues> {
  const readable = readableForm(spec, kept);
  const check = (values: FieldValues) => {
    const { record, issues: found } = checkValues(readable, toBody(values), rules);
    const issues = [...choiceIssues(choices), ...found.filter(({ campo }) => !isKept(schemaPath(campo), kept))];
    return issues.length === 0 ? { values: record, errors: {} } : { values: {}, errors: toFieldErrors(issues, text) };
  };
  return (values) => {
    const made = choicesMade(choices);
    // `values` is the form's own object, so it includes choices made meanwhile.
    return made ? made.then(() => check(values)) : check(values);
  };
}

function choiceIssues(choices: OpenChoices): Issue[] {
  return [...choices].map(([campo, { text, problem }]) => ({
    campo,
    codigo: problem === null ? 'ELECCION_PENDIENTE' : CHOICE_CODES[problem],
    params: { text: text.trim() },
  }));
}

/** Returns the prepared record and all its issues. */
export function checkValues(
  spec: FormSpec,
  values: FieldValues,
  rules: Rules,
): { record: Record<string, unknown>; issues: Issue[] } {
  let record = prepareRecord(spec, values);
  // An existing record contains its key.
  const key = values[spec.key] as string | number | undefined;
  let issues = checkRecord(spec, record, rules, today(), key);
  // A required group left blank is missing as a whole; the errors name its fields instead.
  for (let blank = blankGroups(issues, values); blank.length > 0; blank = blankGroups(issues, values)) {
    for (const path of blank) record = withGroup(record, path.split('.'));
    const before = issues;
    issues = checkRecord(spec, record, rules, today(), key);
    if (issues.length === before.length && issues.every((issue, index) => issue.campo === before[index]?.campo)) break;
  }
  return { record, issues };
}

function blankGroups(issues: readonly Issue[], values: FieldValues): string[] {
  return issues
    .filter(({ campo, codigo }) => codigo === 'REQUERIDO' && isObject(valueAt(values, campo)))
    .map(({ campo }) => campo);
}

function withGroup(record: Record<string, unknown>, [head, ...rest]: readonly string[]): Record<string, unknown> {
  if (head === undefined) return record;
  const child = record[head];
  return { ...record, [head]: withGroup(isObject(child) ? child : {}, rest) };
}
