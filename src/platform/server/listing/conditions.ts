import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isObject } from '#platform/shared/paths';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import type { Actor } from '../db/actor';
import { malformed } from '../db/problem';
import { resolvePath, type ResolvedPath } from './field-path';
import { filterValue } from './filter-value';
import { stepCondition } from '../lifecycle/step-condition';
import { likePattern } from './search/like-pattern';

/** Maximum of choices, two full pages of keys: the number of parameters of a statement is limited. */
const MAX_CHOICES = 1000;

/** A condition, and the embedded entity that it refers to. */
export interface Condition {
  readonly sql: SQL;
  readonly embed: string | null;
}

/**
 * Returns the conditions of a structured filter: `{campo: valor | [v1, v2] | null | {gte, lte, gt, lt, ne, like, null}}`. For documents,
 * `{paso: 'autorizar'}` selects those with which the reader can take the step, or one of several.
 *
 * @throws Problem 400 naming the field that does not exist, or whose value or operator does not fit.
 */
export function filterConditions(
  resource: Resource,
  conditions: Readonly<Record<string, unknown>>,
  actor: Actor,
): Condition[] {
  return Object.entries(conditions).map(([path, value]) => {
    if (path === STEP_FILTER && resource.lifecycle)
      return {
        sql: or(...[value].flat().map((step) => stepCondition(resource, step, actor))) ?? sql`false`,
        embed: null,
      };
    const resolved = resolvePath(resource, path, actor);
    if (!resolved) throw malformed(path, 'CAMPO_DESCONOCIDO', { campo: path });
    return { sql: elsewhereOrHere(path, resolved, value), embed: resolved.embed?.name ?? null };
  });
}

/** Searches a value of another record among those records, once. Only the absence of a value must be checked for each record. */
function elsewhereOrHere(path: string, resolved: ResolvedPath, value: unknown): SQL {
  const { elsewhere } = resolved;
  if (!elsewhere || asksForNone(value)) return conditionOf(path, resolved, value);
  const { key, by, value: theirs } = elsewhere;
  return sql`${key} in (select ${by} from ${by.table} where ${conditionOf(path, { ...resolved, expression: sql`${theirs}` }, value)})`;
}

function asksForNone(value: unknown): boolean {
  return (
    value === null ||
    (Array.isArray(value)
      ? value.length === 0 || value.includes(null)
      : isObject(value) && ('ne' in value || 'null' in value))
  );
}

function conditionOf(path: string, resolved: ResolvedPath, value: unknown): SQL {
  const { expression } = resolved;
  if (value === null) return isNull(expression);
  if (Array.isArray(value)) return oneOf(path, resolved, value);
  if (!isObject(value))
    return resolved.kind === 'list'
      ? contains(path, resolved, value)
      : eq(expression, filterValue(path, resolved, value));
  const parts = Object.entries(value).map(([operator, operand]) => operatorOf(path, resolved, operator, operand));
  return and(...parts) ?? sql`true`;
}

function oneOf(path: string, resolved: ResolvedPath, values: readonly unknown[]): SQL {
  if (values.length > MAX_CHOICES) throw malformed(path, 'ELEMENTOS_MAXIMOS', { limite: MAX_CHOICES });
  const given = values.filter((value) => value !== null);
  const parts = [
    ...(given.length === 0
      ? []
      : [
          resolved.kind === 'list'
            ? or(...given.map((value) => contains(path, resolved, value)))!
            : inArray(
                resolved.expression,
                given.map((value) => filterValue(path, resolved, value)),
              ),
        ]),
    ...(given.length < values.length ? [isNull(resolved.expression)] : []),
  ];
  // An empty set of choices matches nothing.
  return or(...parts) ?? sql`false`;
}

function operatorOf(path: string, resolved: ResolvedPath, operator: string, operand: unknown): SQL {
  const { expression, kind } = resolved;
  if (operator === 'null') {
    if (typeof operand !== 'boolean') throw malformed(path, 'SI_NO');
    return operand ? isNull(expression) : isNotNull(expression);
  }
  if (operator === 'ne' && kind === 'list' && operand !== null)
    return sql`${contains(path, resolved, operand)} is not true`;
  if (operator === 'ne')
    return operand === null
      ? isNotNull(expression)
      : sql`${expression} is distinct from ${filterValue(path, resolved, operand)}`;
  if (operator === 'like') {
    if (kind !== 'text' && kind !== 'enum' && kind !== 'time')
      throw malformed(path, 'OPERADOR', { operador: operator });
    if (typeof operand !== 'string' && typeof operand !== 'number') throw malformed(path, 'TEXTO');
    return sql`plano(${expression}) like ${likePattern(String(operand))}`;
  }
  if (kind === 'list' || kind === 'boolean') throw malformed(path, 'OPERADOR', { operador: operator });
  switch (operator) {
    case 'gte':
      return gte(expression, filterValue(path, resolved, operand));
    case 'gt':
      return gt(expression, filterValue(path, resolved, operand, 'end'));
    case 'lte':
      return lte(expression, filterValue(path, resolved, operand, 'end'));
    case 'lt':
      return lt(expression, filterValue(path, resolved, operand));
    default:
      throw malformed(path, 'OPERADOR', { operador: operator });
  }
}

/** Checks whether a jsonb list contains the value. */
function contains(path: string, resolved: ResolvedPath, value: unknown): SQL {
  return sql`${resolved.expression} @> jsonb_build_array(${filterValue(path, resolved, value)})`;
}
