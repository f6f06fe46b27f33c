import type { DescribedKeyword } from '../../keywords/field-keyword';
import { saidOf } from '../../keywords/read-keywords';
import type { Entity, Field } from '../../model';
import { quote } from '../code';
import { storedFields } from './stored-fields';
import { identifier, sqlTag, sqlText } from './text';

/** CHECK constraints of a table, one for each column that has limits, named `<table>_<column>_check`. */
export function checkLines(entity: Entity, keywords: readonly DescribedKeyword[]): string[] {
  return storedFields(entity).flatMap((field) => {
    const conditions = [
      ...conditionsOf(field),
      ...balanceConditions(entity, field),
      ...saidConditions(field, keywords),
    ];
    if (conditions.length === 0) return [];
    return [`check(${quote(identifier(entity.table, field.column, 'check'))}, ${sqlTag(conditions.join(' and '))}),`];
  });
}

function conditionsOf(field: Field): string[] {
  const column = `"${field.column}"`;
  switch (field.kind) {
    case 'enum':
      return field.enumType
        ? [`${column} in (${field.enumType.options.map((option) => sqlText(option.value)).join(', ')})`]
        : [];
    case 'text':
      return [...lengthConditions(field, column), ...patternConditions(field, column)];
    case 'time':
      return [`${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`];
    case 'integer':
    case 'number':
      return [
        ...(field.minimum === null ? [] : [`${column} >= ${field.minimum}`]),
        ...(field.maximum === null ? [] : [`${column} <= ${field.maximum}`]),
      ];
    default:
      return [];
  }
}

/** Forbids a negative balance in a ledger. */
function balanceConditions({ ledger }: Entity, { name, column, minimum }: Field): string[] {
  return ledger?.balance?.field === name && (minimum === null || minimum < 0) ? [`"${column}" >= 0`] : [];
}

function saidConditions(field: Field, keywords: readonly DescribedKeyword[]): string[] {
  return saidOf(keywords, field, 'sqlCheck').flatMap(
    ({ keyword, value }) => keyword.sqlCheck?.(value, `"${field.column}"`) ?? [],
  );
}

function lengthConditions(field: Field, column: string): string[] {
  if (field.minLength !== null && field.minLength === field.maxLength)
    return [`char_length(${column}) = ${field.minLength}`];
  return [
    ...(field.minLength ? [`char_length(${column}) >= ${field.minLength}`] : []),
    ...(field.maxLength === null ? [] : [`char_length(${column}) <= ${field.maxLength}`]),
  ];
}

/** Converts a JavaScript pattern to an SQL condition when PostgreSQL interprets it the same way; otherwise returns none. */
function patternConditions(field: Field, column: string): string[] {
  return field.pattern !== null && isPortable(field.pattern) ? [`${column} ~ ${sqlText(field.pattern)}`] : [];
}

/**
 * Returns true when both dialects agree. Character classes, groups, alternatives, counts and anchors are the same; back references, `\p`,
 * `\u`, `\b` and named groups are not.
 */
export function isPortable(pattern: string): boolean {
  const withoutShared = pattern.replace(/\\[dws.+*?()[\]{}|^$/\\-]/g, '').replace(/\(\?[:=!]/g, '');
  return !/\\|\(\?|\[\[/.test(withoutShared);
}
