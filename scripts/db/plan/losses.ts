import { conversion, plainType } from '#platform/server/db/evolve/conversion';
import { tableKey, type Column, type Schema, type Table } from './snapshot';

/** Step of a migration that would lose data, and the name that allows it. */
export interface Loss {
  /** `unidad` or `unidad.nombre_corto`. */
  readonly name: string;
  readonly what: string;
}

/**
 * Finds tables and columns that would be dropped, and columns whose values would be lost or accidentally change their meaning. Examples:
 * keys of another table, or dates that become midnights.
 */
export function findLosses(previous: Schema, current: Schema): Loss[] {
  return Object.entries(previous.tables).flatMap(([key, table]): Loss[] => {
    const next = current.tables[key];
    if (!next) return [{ name: table.name, what: `se borraría la tabla ${table.name} con sus datos` }];
    return Object.values(table.columns).flatMap((column): Loss[] => {
      if (column.generated) return [];
      const name = `${table.name}.${column.name}`;
      const after = next.columns[column.name];
      if (!after)
        return [
          {
            name,
            what: `se borraría la columna ${name} con sus datos${movedTo(previous, current, table.name, column)}`,
          },
        ];
      const elsewhere = retargeted(table, next, column.name);
      if (elsewhere)
        return [
          {
            name,
            what: `la columna ${name} apuntaría a ${elsewhere.to} en lugar de ${elsewhere.from}: los valores guardados son claves de ${elsewhere.from}; si se acepta, se quedan como están y dirían otra cosa`,
          },
        ];
      if (
        column.items !== undefined &&
        after.items !== undefined &&
        column.items !== after.items &&
        WIDER[column.items] !== after.items
      )
        return [
          {
            name,
            what: `los elementos de la lista ${name} serían ${itemText(after.items)} en lugar de ${itemText(column.items)}: los valores guardados no se convierten; si se acepta, se quedan como están y dirían otra cosa`,
          },
        ];
      if (plainType(column.type) === 'date' && plainType(after.type).startsWith('timestamp'))
        return [
          {
            name,
            what: `la columna ${name} pasaría de fecha a fecha con hora: los valores guardados tendrían las 00:00 de la zona del servidor de la base`,
          },
        ];
      return after.generated || conversion(column.type, after.type, column.name) === null
        ? [
            {
              name,
              what: `la columna ${name} pasaría de ${column.type} a ${after.type}, y sus valores quedarían vacíos`,
            },
          ]
        : [];
    });
  });
}

/** Kinds of items that are also valid as another kind. */
const WIDER: Readonly<Record<string, string>> = { integer: 'number', enum: 'text' };

const ITEM_TEXTS: Readonly<Record<string, string>> = {
  text: 'textos',
  integer: 'enteros',
  number: 'números',
  boolean: 'sí o no',
  enum: 'opciones',
  date: 'fechas',
  datetime: 'fechas con hora',
  time: 'horas',
};

function itemText(items: string): string {
  return ITEM_TEXTS[items] ?? items.replace(/^clave de /, 'claves de ');
}

/** Current and next target table of a column's foreign key, when they differ. Former names of tables are already applied. */
function retargeted(table: Table, next: Table, column: string): { readonly from: string; readonly to: string } | null {
  const targetOf = ({ foreignKeys }: Table) =>
    Object.values(foreignKeys).find(({ columnsFrom }) => columnsFrom.length === 1 && columnsFrom[0] === column)
      ?.tableTo;
  const [from, to] = [targetOf(table), targetOf(next)];
  return from !== undefined && to !== undefined && from !== to ? { from, to } : null;
}

/** Returns a hint for a field that became lines: its values are not copied automatically. */
function movedTo(previous: Schema, current: Schema, table: string, column: Column): string {
  const child = Object.values(current.tables).find(
    (other) =>
      !previous.tables[tableKey(other.name)] &&
      other.columns[column.name] &&
      Object.values(other.foreignKeys).some((key) => key.tableTo === table),
  );
  const link = Object.values(child?.foreignKeys ?? {}).find((key) => key.tableTo === table);
  if (!child || !link) return '';
  const [own, theirs] = [link.columnsFrom, link.columnsTo].map((names) => names.map((name) => `"${name}"`).join(', '));
  return `. La tabla nueva ${child.name} tiene una columna igual, pero nadie copia los valores: deje ambas, y en la migración, después de crear la tabla, escriba INSERT INTO "${child.name}" (${own}, …, "${column.name}") SELECT ${theirs}, …, "${column.name}" FROM "${table}"; la columna se borra después, con otra migración`;
}
