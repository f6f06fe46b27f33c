import type { Entity, Field, Model, OutputFile, StandardOperation } from '../model';
import { explainField } from './explain-field';

const METHODS: Readonly<Record<StandardOperation, string>> = {
  list: 'GET   ',
  get: 'GET   ',
  create: 'POST  ',
  update: 'PUT   ',
  delete: 'DELETE',
};
const ONE: ReadonlySet<StandardOperation> = new Set(['get', 'update', 'delete']);

/**
 * Explains one entity's schema for `npm run generate -- --explain <entity>`: generated files, table, routes, screens and texts, in that
 * order, with reasons.
 *
 * @param files output of the compiler for the whole project
 */
export function explainEntity(entity: Entity, model: Model, files: readonly OutputFile[]): string {
  return [
    `${entity.name} · ${entity.labels.one.es} / ${entity.labels.one.en} · ${entity.source.file}`,
    titled(
      'Fields: column, input, list (and the line of the schema that says so)',
      entity.fields.flatMap((field) => explainField(field, model.keywords)),
    ),
    titled('Table', [...tableOf(entity), ...keptByDatabase(entity, model)]),
    titled('API', routesOf(entity, model)),
    titled('Screens', screensOf(entity, model)),
    ...(entity.lifecycle
      ? [titled(`Lifecycle over \`${entity.lifecycle.field}\`, from ${entity.lifecycle.initial}`, stepsOf(entity))]
      : []),
    titled('Referred to by', referrers(entity, model)),
    titled(
      'Files',
      files
        .filter(
          ({ path, sources }) =>
            path.startsWith(`web/${entity.name}/`) || (sources.length === 1 && sources[0] === entity.source.file),
        )
        .map(({ path }) => `generated/${path}`),
    ),
  ].join('\n\n');
}

function titled(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length > 0 ? lines : ['(none)']).map((line) => `  ${line}`)].join('\n');
}

function tableOf({ table, key, unique, search, sort, folio, softDelete, ledger, renamedFrom }: Entity): string[] {
  return [
    `${table}, key ${key.column} (${key.kind === 'serial' ? 'a number of the database: no `key`' : '`key`'}), version, activo and who and when: every entity has them`,
    ...unique.map(
      ({ fields, activeOnly }) =>
        `unique (${fields.join(', ')})${activeOnly ? ' among active records' : ''}: \`unique\``,
    ),
    ...(search.length > 0
      ? [`text index over ${search.join(', ')}: \`search\`, by default the fields of \`label\` and \`detail\``]
      : []),
    `ordered by ${sort.field} ${sort.direction}: \`sort\`, by default the first field of \`label\``,
    ledger
      ? 'nothing is deleted: `ledger`'
      : softDelete
        ? 'deleting sets activo = false: `softDelete` is true by default'
        : 'deleting removes the row: `softDelete: false`',
    ...(folio
      ? [
          `counter ${[folio, ...folio.others].map(({ series }) => series).join(' or ')} per unit and year in ${folio.field}: \`folio\``,
        ]
      : []),
    ...(renamedFrom ? [`renamed from ${renamedFrom} with its data: \`renamedFrom\``] : []),
  ];
}

/** Data that the database maintains when rows are written. */
function keptByDatabase({ name, indexes, ledger, follows, view }: Entity, { entities }: Model): string[] {
  const followers = entities.filter((other) => other.follows?.entity === name);
  return [
    ...(indexes
      ? [
          `indexes ${indexes.map((fields) => `(${fields.join(', ')})`).join(', ') || 'none'} beside the unique keys: \`indexes\`, in place of one for each filter, reference and sortable column`,
        ]
      : []),
    ...(ledger
      ? [
          'rows are only added, never changed, deleted or emptied: `ledger`',
          `${ledger.sequence.field} counts from 1 without gaps${ledger.sequence.within.length > 0 ? ` within ${ledger.sequence.within.join(', ')}` : ''}: \`ledger.sequence\``,
          ...(ledger.balance
            ? [
                `${ledger.balance.field} is that of the row before + ${ledger.balance.adds} − ${ledger.balance.takes}, never negative: \`ledger.balance\``,
              ]
            : []),
          ...(ledger.reversal === null
            ? []
            : [`${ledger.reversal} reverses a row, once, and no reversal: \`ledger.reversal\``]),
        ]
      : []),
    ...(view === null ? [] : ['nothing is stored: its records are the rows of a SELECT, `view`']),
    ...(follows
      ? [
          `a row for each ${follows.entity} by ${follows.by.join(', ')}, with its ${follows.fields.join(', ')} while it is active${follows.start.length > 0 ? `, and ${follows.start.join(', ')}` : ''}: \`follows\``,
        ]
      : []),
    ...followers.map((other) => `writing it writes the row of ${other.name} that follows it: \`follows\` there`),
  ];
}

function routesOf(entity: Entity, model: Model): string[] {
  const own = entity.operations.map(
    (operation) =>
      `${METHODS[operation]} /api${entity.path}${ONE.has(operation) ? '/{id}' : ''}  ${entity.permissions[operation]}`,
  );
  const steps = (entity.lifecycle?.transitions ?? [])
    .filter(({ automatic }) => !automatic)
    .map(({ name, permission }) => `POST   /api${entity.path}/{id}/${name}  ${permission}`);
  const others = model.endpoints
    .filter((endpoint) => endpoint.entity === entity.name)
    .flatMap(({ operations }) => operations)
    .map(({ method, path, name, permission }) => `${method.padEnd(6)} /api${path}  ${permission} (${name})`);
  const reach = Object.entries(entity.scope).map(
    ([kind, fields]) => `a profile that reaches its ${kind} only sees records by ${fields.join(' or ')}: \`scope\``,
  );
  return [
    ...own,
    ...steps,
    ...others,
    ...(reach.length > 0 ? reach : ['every profile with the permission sees all records: no `scope`']),
  ];
}

function screensOf(
  { operations, menu, name, fields, sections, label, detail, ficha, views, facts }: Entity,
  model: Model,
): string[] {
  const group = model.navigation.find(({ id }) => id === menu?.group);
  const named = (pick: (field: Field) => unknown) =>
    fields
      .filter(pick)
      .map((field) => field.name)
      .join(', ') || 'none';
  return [
    menu
      ? `menu: ${group?.labels.es ?? menu.group} (\`menu\`, by default «catalogos»)`
      : 'no place in the menu: `menu: false`',
    ...(operations.includes('list')
      ? [
          `/${name}: columns ${named(({ list }) => list && !list.hidden)}, opened by ${ficha ? `${ficha.name.text} over ${ficha.lines.map(({ text }) => text).join(' · ')}` : label.text}; filters ${named(({ filter }) => filter)}; tabs ${views.map(({ labels }) => `«${labels.es}»`).join(', ') || 'none'}`,
        ]
      : []),
    ...(operations.includes('get')
      ? [
          `/${name}/{id}: titled ${label.text}${detail ? `, under it ${detail.text}` : ''}${facts.length > 0 ? `, facts ${facts.join(', ')}` : ''}`,
        ]
      : []),
    ...(operations.includes('create') ? [`/${name}/create`] : []),
    ...(operations.includes('update') ? [`/${name}/{id}/editar`] : []),
    ...sections.map(
      (section) => `${section.tab ? 'tab' : 'section'} «${section.labels.es}»: ${section.fields.join(', ')}`,
    ),
  ];
}

function stepsOf({ lifecycle }: Entity): string[] {
  return (lifecycle?.transitions ?? []).map(
    ({ name, from, to, guard, effects, permission, automatic, after }) =>
      `${name}: ${from.join(', ')} → ${to.join(' or ')}, ${automatic ? 'by the server alone' : permission}${guard ? `, guard ${guard}` : ''}${effects ? `, effects ${effects}` : ''}${after ? `, by itself after ${'hours' in after ? `${after.hours} h${after.field === undefined ? '' : ` from ${after.field}`}` : `${after.days} d from ${after.field}`}` : ''}`,
  );
}

function referrers({ name }: Entity, model: Model): string[] {
  const within = (fields: readonly Field[], prefix: string): string[] =>
    fields.flatMap((field) => [
      ...(field.reference?.entity === name || field.item?.reference?.entity === name || field.embed?.entity === name
        ? [prefix + field.name]
        : []),
      ...within(field.fields, `${prefix}${field.name}.`),
    ]);
  return model.entities.flatMap((other) => within(other.fields, `${other.name}.`));
}
