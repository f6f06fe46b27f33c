import type { FieldValues, Resolver } from 'react-hook-form';
import { checkRecord } from '#platform/shared/check-record';
import type { FormSpec } from '#platform/shared/form-spec';
import type { Issue } from '#platform/shared/issue';
import { isObject, schemaPath, valueAt } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/prepare-record';
import type { Rules } from '#platform/shared/rule';
import { CHOICE_CODES } from '../reference/open-choice-text';
import { choicesMade, type OpenChoices } from '../reference/open-choice';
import { today } from '../format/format-date';
import { toFieldErrors } from './form-errors';
import { isKept, readableForm } from './readable-form';

interface ResolverOptions {
  /** Paths of what the person may not read: it is not sent, and not asked of them. */
  readonly kept?: readonly string[];
  /** Converts the form's values to the request body, after every choice is made. */
  readonly toBody?: (values: FieldValues) => FieldValues;
}

const asItIs = (values: FieldValues): FieldValues => values;

/**
 * Checks a form as the server will: the same preparation, the same validator, the same rules.
 * A valid form gives the prepared record, which is what goes over the wire.
 *
 * @param choices texts in pickers: what is being looked up is waited for, what names no record is refused
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
    // `values` is what the form holds, also of what is chosen meanwhile.
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

/** The prepared record and all that is wrong with it. */
export function checkValues(
  spec: FormSpec,
  values: FieldValues,
  rules: Rules,
): { record: Record<string, unknown>; issues: Issue[] } {
  let record = prepareRecord(spec, values);
  // A record that exists already brings its key along.
  const key = values[spec.key] as string | number | undefined;
  let issues = checkRecord(spec, record, rules, today(), key);
  // A required group left blank is missing as a whole; the person wants to hear which of its fields to fill.
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
