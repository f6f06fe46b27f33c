import { coerced } from '../load/good-value';
import type { Field, FieldKind } from '../model';
import { valueProblem } from './value-problem';

const TYPES: Readonly<Partial<Record<FieldKind, 'string' | 'integer' | 'number' | 'boolean'>>> = {
  text: 'string',
  enum: 'string',
  date: 'string',
  datetime: 'string',
  time: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
};

export interface ComparisonProblem {
  /** Sentence that explains why the comparison never holds. */
  readonly message: string;
  /** The same value in the type of the field, when it has one. */
  readonly meant: unknown;
}

/**
 * Returns the reason why a field can never have the value of a condition or a filter; null when it can. Codes of an enum are reported
 * separately.
 */
export function comparisonProblem(path: string, field: Field, value: unknown): ComparisonProblem | null {
  const type = TYPES[field.kind];
  if (value === null) return null;
  if (type === undefined)
    return {
      message: `\`${path}\` is ${field.kind === 'object' || field.kind === 'embed' ? 'an object' : 'a list'}: it equals no single value.`,
      meant: undefined,
    };
  const { minimum, maximum, minLength, maxLength, pattern, format, scale } = field;
  const given = { minimum, maximum, minLength, maxLength, pattern, format };
  const rules = {
    type,
    ...Object.fromEntries(Object.entries(given).filter(([, rule]) => rule !== null)),
    ...(scale === null ? {} : { 'x-field': { scale } }),
  };
  const problem = valueProblem(field.enumType ? { type } : rules, value);
  if (problem === null) return null;
  const other =
    typeof value === 'string' ? coerced(value, [type]) : type === 'string' ? String(value) : coerced(value, [type]);
  const meant =
    other !== undefined && other !== value && valueProblem(field.enumType ? { type } : rules, other) === null
      ? other
      : undefined;
  return { message: `\`${path}\` can never be ${JSON.stringify(value)}, which ${problem}.`, meant };
}
