import { entityNamed } from './lookup';
import type { Emitter, Entity, Field, Model, OutputFile } from '../model';
import { pascalCase, snakeCase } from '../names';
import { indent, quote } from './code';
import { lineEntities } from './line-entity';
import { checkLines } from './server/checks';
import { COLUMN_TYPES, columnLine } from './server/column';
import { indexLines } from './server/indexes';
import { searchExpression, soundExpression } from './server/search-column';
import { columnProperty, storedFields } from './server/stored-fields';
import { comment, identifier, sqlTag } from './server/text';
import { triggersFile } from './server/triggers';

/** Imports of a table's file, besides `pgTable`. */
const BUILDERS = [...COLUMN_TYPES, 'check', 'foreignKey', 'index', 'uniqueIndex'];
/** Name of a line's type in the file of its table. */
const LINE = 'Line';

/**
 * Drizzle tables, one file each, with their list and the shared audit columns. The migration planner also gets the former names of renamed
 * tables and columns, and the triggers.
 */
export const emitTables: Emitter = (model) => [
  ...withLines(model).map((table) => tableFile(table, model)),
  auditColumnsFile(model),
  indexFile(model),
  renamesFile(model),
  triggersFile(model),
];

/** A table, and the record of the wire that its rows become: that of an entity, or a line of one. */
interface Table {
  readonly entity: Entity;
  readonly parent: Entity;
  /** Field of the parent that holds the lines; null for the table of the entity itself. */
  readonly lines: string | null;
}

/** Every entity that has a table: each child table after the one it belongs to. */
function withLines({ entities }: Model): Table[] {
  return entities.flatMap((parent) => [
    { entity: parent, parent, lines: null },
    ...lineEntities(parent).map(({ entity, field }) => ({ entity, parent, lines: field.name })),
  ]);
}

function tableFile({ entity, parent, lines }: Table, model: Model): OutputFile {
  const record = lines === null ? parent.pascal : LINE;
  const fields = storedFields(entity);
  const search = searchExpression(entity, model);
  const sound = soundExpression(entity);
  const columns = [
    ...(entity.key.kind === 'serial'
      ? [
          `${entity.key.name}: bigint(${quote(entity.key.column)}, { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),`,
        ]
      : []),
    ...fields.filter(({ generated }) => generated === null).map((field) => columnLine(entity, field, model, record)),
    '...auditColumns(),',
    // Behind the columns that they are made from: a table that exists gets them one after the other.
    ...fields.filter(({ generated }) => generated !== null).map((field) => columnLine(entity, field, model, record)),
    ...(search === null
      ? []
      : [`busqueda: text('busqueda')${entity.view === null ? `.generatedAlwaysAs(${sqlTag(search)})` : ''},`]),
    ...(sound === null ? [] : [`busquedaSonido: text('busqueda_sonido').generatedAlwaysAs(${sqlTag(sound)}),`]),
  ];
  const constraints =
    entity.view === null
      ? [...foreignKeyLines(entity, fields, model), ...checkLines(entity, model.keywords), ...indexLines(entity, model)]
      : [];
  const known = columns.some((line) => line.includes(`<${record}[`));
  const content = `${importLines(entity, fields, [...columns, ...constraints], model)}
${known ? `import type { ${parent.pascal} } from '../../shared/types/${parent.name}.gen';\n` : ''}
${known && lines !== null ? `type ${LINE} = NonNullable<${parent.pascal}[${quote(lines)}]>[number];\n\n` : ''}/** ${comment(`${entity.labels.one.es}. ${entity.description.es}`)} */
export const ${entity.camel} = pgTable(
  ${quote(entity.table)},
  {
${indent(columns.join('\n'), 4)}
  },
${constraints.length > 0 ? `  (table): PgTableExtraConfigValue[] => [\n${indent(constraints.join('\n'), 4)}\n  ],\n` : ''});
`;
  return { path: `server/tables/${entity.name}.gen.ts`, content, sources: [entity.source.file] };
}

function importLines(entity: Entity, fields: readonly Field[], lines: readonly string[], model: Model): string {
  const text = lines.join('\n');
  const builders = new Set(['pgTable']);
  for (const name of BUILDERS) {
    if (new RegExp(`(^|[ .])${name}\\(`, 'm').test(text)) builders.add(name);
  }
  const targets = targetsOf(fields, model).filter(
    (target) => target.name !== entity.name && entity.view === null && target.view === null,
  );
  return [
    ...(text.includes('sql`') ? ["import { sql } from 'drizzle-orm';"] : []),
    // Tables may point to each other in circles: the return type of the constraints is said, not inferred.
    `import { ${[...builders].toSorted().join(', ')}${text.includes('table.') ? ', type PgTableExtraConfigValue' : ''} } from 'drizzle-orm/pg-core';`,
    "import { auditColumns } from '../audit-columns.gen';",
    ...targets.map((target) => `import { ${target.camel} } from './${target.name}.gen';`),
  ].join('\n');
}

/** Entities that the fields' columns point to, each once, by name. */
function targetsOf(fields: readonly Field[], model: Model): Entity[] {
  const names = new Set(fields.map(targetName).filter((name) => name !== null));
  return [...names].flatMap((name) => entityNamed(model, name) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Entity that a column is a foreign key of; references inside lists and objects have no column of their own. */
function targetName(field: Field): string | null {
  if (field.embed) return field.embed.entity;
  return field.reference && !['list', 'object', 'records', 'lines'].includes(field.kind)
    ? field.reference.entity
    : null;
}

function foreignKeyLines(entity: Entity, fields: readonly Field[], model: Model): string[] {
  return fields.flatMap((field) => {
    const target = entityNamed(model, targetName(field));
    // Rows of a view come and go: no key can watch over them.
    if (!target || target.view !== null) return [];
    const name = identifier(entity.table, field.embed ? field.embed.column : field.column, 'fk');
    const own = `table.${columnProperty(field)}`;
    const theirs = `${target.name === entity.name ? 'table' : target.camel}.${target.key.name}`;
    return [`foreignKey({ name: ${quote(name)}, columns: [${own}], foreignColumns: [${theirs}] }),`];
  });
}

function auditColumnsFile(model: Model): OutputFile {
  const content = `import { bigint, boolean, integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that every table has: whether the record is in use, its version, who wrote it and when. */
export const auditColumns = () => ({
  activo: boolean('activo').notNull().default(true),
  version: integer('version').notNull().default(1),
  creadoPor: bigint('creado_por', { mode: 'number' }),
  fechaCreacion: timestamp('fecha_creacion', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  modificadoPor: bigint('modificado_por', { mode: 'number' }),
  fechaModificacion: timestamp('fecha_modificacion', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
});
`;
  return {
    path: 'server/audit-columns.gen.ts',
    content,
    sources: model.entities.length > 0 ? ['schemas/entities'] : [],
  };
}

function indexFile(model: Model): OutputFile {
  const content = withLines(model)
    .map(({ entity }) => `export { ${entity.camel} } from './tables/${entity.name}.gen';\n`)
    .join('');
  return { path: 'server/tables.gen.ts', content: content || 'export {};\n', sources: ['schemas/entities'] };
}

/** A table that is named after its field is called otherwise when the field is; one that the schema names stays. */
function renamedLines({ name: owner, fields }: Entity): string[] {
  const tableOf = (field: string) => snakeCase(`${owner}${pascalCase(field)}`);
  return fields.flatMap(({ name, renamedFrom, lines }) =>
    lines && renamedFrom && lines.table === tableOf(name)
      ? [`{ from: ${quote(tableOf(renamedFrom))}, to: ${quote(lines.table)}, key: ${quote(snakeCase(lines.key))} },`]
      : [],
  );
}

function renamesFile(model: Model): OutputFile {
  const tables = model.entities
    .flatMap((entity) =>
      entity.renamedFrom
        ? [
            `{ from: ${quote(snakeCase(entity.renamedFrom))}, to: ${quote(entity.table)}, key: ${quote(entity.key.column)} },`,
          ]
        : [],
    )
    .concat(model.entities.flatMap(renamedLines));
  const columns = withLines(model).flatMap(({ entity }) =>
    storedFields(entity).flatMap((field) =>
      field.renamedFrom
        ? [
            `{ table: ${quote(entity.table)}, from: ${quote(snakeCase(field.renamedFrom))}, to: ${quote(field.column)} },`,
          ]
        : [],
    ),
  );
  const items = withLines(model).flatMap(({ entity }) =>
    storedFields(entity).flatMap(({ column, item }) =>
      item ? [`${quote(`${entity.table}.${column}`)}: ${quote(itemOf(item))},`] : [],
    ),
  );
  const list = (lines: readonly string[]) => (lines.length > 0 ? `[\n${indent(lines.join('\n'), 4)}\n  ]` : '[]');
  const content = `/** Former names, so that the migration planner renames instead of dropping and creating. */
export const RENAMES: {
  readonly tables: readonly { readonly from: string; readonly to: string; readonly key: string }[];
  readonly columns: readonly { readonly table: string; readonly from: string; readonly to: string }[];
} = {
  tables: ${list(tables)},
  columns: ${list(columns)},
};

/** What an item of each list is: they are kept as JSON, which does not say that the keys of another table became texts. */
export const ITEMS: Readonly<Record<string, string>> = {
${indent(items.join('\n'))}
};
`;
  return { path: 'server/renames.gen.ts', content, sources: ['schemas/entities'] };
}

/** Keys of a table by its entity, anything else by its kind. */
function itemOf({ kind, reference }: Field): string {
  return reference ? `clave de ${reference.entity}` : kind;
}
