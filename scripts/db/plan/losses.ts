import type { Column, Schema } from './snapshot';

/** A step of a migration that would lose data, and its name for allowing it. */
export interface Loss {
  /** `unidad` or `unidad.nombre_corto`. */
  readonly name: string;
  readonly what: string;
}

/** Tables and columns that would be dropped, and columns whose values the new type may not hold. */
export function findLosses(previous: Schema, current: Schema): Loss[] {
  return Object.entries(previous.tables).flatMap(([key, table]): Loss[] => {
    const next = current.tables[key];
    if (!next) return [{ name: table.name, what: `se borraría la tabla ${table.name} con sus datos` }];
    return Object.values(table.columns).flatMap((column): Loss[] => {
      if (column.generated) return [];
      const name = `${table.name}.${column.name}`;
      const after = next.columns[column.name];
      if (!after) return [{ name, what: `se borraría la columna ${name} con sus datos` }];
      return keepsValues(column, after) ? [] : [{ name, what: `la columna ${name} pasaría de ${column.type} a ${after.type}` }];
    });
  });
}

/** Whether every value of the old type has its equal in the new one. */
function keepsValues({ type: before }: Column, { type: after }: Column): boolean {
  if (before === after || (after === 'text' && before !== 'jsonb')) return true;
  if (before === 'date' && after.startsWith('timestamp')) return true;
  if (before !== 'bigint' && !before.startsWith('numeric')) return false;
  if (after === 'double precision') return before !== 'bigint';
  const [digits, decimals] = digitsOf(after);
  const [oldDigits, oldDecimals] = before === 'bigint' ? [19, 0] : digitsOf(before);
  return after.startsWith('numeric') && decimals >= oldDecimals && digits - decimals >= oldDigits - oldDecimals;
}

/** `numeric(9, 6)` → [9, 6] */
function digitsOf(type: string): readonly [number, number] {
  const [, digits = '0', decimals = '0'] = /\((\d+)(?:,\s*(\d+))?\)/.exec(type) ?? [];
  return [Number(digits), Number(decimals)];
}
