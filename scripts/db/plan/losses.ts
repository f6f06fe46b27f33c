import { conversion } from '../../../src/server/db/evolve/conversion';
import { tableKey, type Column, type Schema } from './snapshot';

/** A step of a migration that would lose data, and its name for allowing it. */
export interface Loss {
  /** `unidad` or `unidad.nombre_corto`. */
  readonly name: string;
  readonly what: string;
}

/** Tables and columns that would be dropped, and columns whose new type has nothing in common with the old one. */
export function findLosses(previous: Schema, current: Schema): Loss[] {
  return Object.entries(previous.tables).flatMap(([key, table]): Loss[] => {
    const next = current.tables[key];
    if (!next) return [{ name: table.name, what: `se borraría la tabla ${table.name} con sus datos` }];
    return Object.values(table.columns).flatMap((column): Loss[] => {
      if (column.generated) return [];
      const name = `${table.name}.${column.name}`;
      const after = next.columns[column.name];
      if (!after) return [{ name, what: `se borraría la columna ${name} con sus datos${movedTo(previous, current, table.name, column)}` }];
      return after.generated || conversion(column.type, after.type, column.name) === null ? [{ name, what: `la columna ${name} pasaría de ${column.type} a ${after.type}, y sus valores quedarían vacíos` }] : [];
    });
  });
}

/** Fields that became lines: their values stay behind unless somebody copies them. */
function movedTo(previous: Schema, current: Schema, table: string, column: Column): string {
  const child = Object.values(current.tables).find((other) =>
    !previous.tables[tableKey(other.name)] && other.columns[column.name] && Object.values(other.foreignKeys).some((key) => key.tableTo === table));
  const link = Object.values(child?.foreignKeys ?? {}).find((key) => key.tableTo === table);
  if (!child || !link) return '';
  const [own, theirs] = [link.columnsFrom, link.columnsTo].map((names) => names.map((name) => `"${name}"`).join(', '));
  return `. La tabla nueva ${child.name} tiene una columna igual, pero nadie copia los valores: deje ambas, y en la migración, después de crear la tabla, escriba INSERT INTO "${child.name}" (${own}, …, "${column.name}") SELECT ${theirs}, …, "${column.name}" FROM "${table}"; la columna se borra después, con otra migración`;
}
