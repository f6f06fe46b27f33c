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

/** Functions that a table file may import besides `pgTable`. */
const BUILDERS = [...COLUMN_TYPES, 'check', 'foreignKey', 'index', 'uniqueIndex'];
/** Name of the type of a line in the file of its table. */
const LINE = 'Line';

/**
 * Emits drizzle tables, one file each, with their list and the shared audit columns. The migration planner also receives the former names
 * of renamed tables and columns, and the triggers.
 */
export const emitTables: Emitter = (model) => [
  ...withLines(model).map((table) => tableFile(table, model)),
  auditColumnsFile(model),
  indexFile(model),
  renamesFile(model),
  triggersFile(model),
];

/** Table of an entity or of its lines, and the corresponding record in responses. */
interface Table {
  readonly entity: Entity;
  readonly parent: Entity;
  /** Field of the parent that holds the lines; null for the table of the entity itself. */
  readonly lines: string | null;
}

/** Returns every entity that has a table, each followed by its child tables. */
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
    // Generated columns follow the columns that they depend on: a migration adds columns to an existing table in this order.
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
    // Tables may refer to each other in cycles, so the return type of the constraints is explicit.
    `import { ${[...builders].toSorted().join(', ')}${text.includes('table.') ? ', type PgTableExtraConfigValue' : ''} } from 'drizzle-orm/pg-core';`,
    "import { auditColumns } from '../audit-columns.gen';",
    ...targets.map((target) => `import { ${target.camel} } from './${target.name}.gen';`),
  ].join('\n');
}

/** Entities that the columns of the fields refer to, each once, by name. */
function targetsOf(fields: readonly Field[], model: Model): Entity[] {
  const names = new Set(fields.map(targetName).filter((name) => name !== null));
  return [...names].flatMap((name) => entityNamed(model, name) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Entity that a column refers to by a foreign key. References inside lists and objects have no column of their own. */
function targetName(field: Field): string | null {
  if (field.embed) return field.embed.entity;
  return field.reference && !['list', 'object', 'records', 'lines'].includes(field.kind)
    ? field.reference.entity
    : null;
}

function foreignKeyLines(entity: Entity, fields: readonly Field[], model: Model): string[] {
  return fields.flatMap((field) => {
    const target = entityNamed(model, targetName(field));
    // No foreign key to a view, because its rows are not stored.
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

/** A child table named after its field is renamed with the field. A table name declared in the schema stays. */
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

/** Kind of the items of each list. Lists are stored as JSON, which does not tell texts from keys of another table. */
export const ITEMS: Readonly<Record<string, string>> = {
${indent(items.join('\n'))}
};
`;
  return { path: 'server/renames.gen.ts', content, sources: ['schemas/entities'] };
}

/** Names the content of a list: keys of an entity for a reference, else the kind. */
function itemOf({ kind, reference }: Field): string {
  return reference ? `clave de ${reference.entity}` : kind;
}
