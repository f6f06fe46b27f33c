import type { Entity, Field, OutputFile, Template } from '../../model';
import { indent, literal } from '../code';
import { templateFrom } from '../../build/template';
import { embedded, type WebContext } from './context';
import { Imports, ui } from './imports';
import { code, element, objectLiteral } from './jsx';
import { filterOf } from './filter';
import { labelPaths } from '../label';
import { recordText } from './record-text';
import { factsOf } from './pages';
import { choices, valueSpec } from './value-spec';

/** `list.gen.tsx`: columns and filters as typed data for the list page. */
export function emitList(context: WebContext): OutputFile[] {
  const { entity } = context;
  if (!entity.operations.includes('list')) return [];
  const imports = new Imports();
  imports.use('ListPage', ui('list/ListPage'));
  imports.type('Column', ui('list/column'));
  imports.type('FilterSpec', ui('list/filter-spec'));
  const record = imports.type(entity.pascal, `../../shared/types/${entity.name}.gen`);
  const columns = columnsOf(context, imports)
    .map((column) => `${objectLiteral(column)},`)
    .join('\n');
  const filters = filtersOf(context, imports)
    .map((filter) => `${objectLiteral(filter)},`)
    .join('\n');
  const actions = context.actions.some(({ button }) => button?.on === 'list')
    ? `      actions={${imports.use('listActions', './actions.gen')}}\n`
    : '';
  const shapes = shapesOf(context, imports);
  const name = objectLiteral(nameColumn(context, imports));
  const peek = peekOf(context, imports);
  const views = entity.views.map(({ id, filter }) => `${literal({ id, filter }, 200)},`).join('\n');
  if (views !== '') imports.type('ListView', ui('list/views/list-view'));
  return [
    ...(shapes && entity.lifecycle && entity.shapes.board?.by === entity.lifecycle.field ? [stepsFile(context)] : []),
    {
      path: `web/${entity.name}/list.gen.tsx`,
      sources: [entity.source.file],
      content: `${imports}
const columns: Column<${record}>[] = ${array(columns)};

const filters: FilterSpec<${record}>[] = ${array(filters)};
${openStates(entity)}${shapes ? `\nconst shapes: ListShapes<${record}> = ${objectLiteral(shapes)};\n` : ''}${views === '' ? '' : `\nconst views: readonly ListView[] = ${array(views)};\n`}${peek ? `\nconst peek: PeekSpec = ${objectLiteral(peek)};\n` : ''}
export default function ${entity.pascal}List() {
  return (
    <ListPage
      name={${name}}
      columns={columns}
      filters={filters}
${actions}${views === '' ? '' : '      views={views}\n'}${shapes ? '      shapes={shapes}\n' : ''}${peek ? '      peek={peek}\n' : ''}${openStates(entity) ? '      openIn={openIn}\n' : ''}    />
  );
}
`,
    },
  ];
}

/** The first column is the record's name. Its title is the label of the only field of the name, else the name of the entity. */
function nameColumn(context: WebContext, imports: Imports): Record<string, unknown> {
  const { entity } = context;
  const { name, lines } = entity.ficha ?? { name: entity.label, lines: [] };
  const paths = labelPaths(name);
  const all = [...paths, ...lines.flatMap(labelPaths)];
  const source = paths.length === 1 ? sourceOf(paths[0]!, entity) : '';
  return {
    label: entity.fields.some((field) => field.name === source.split('.')[0])
      ? `resources.${entity.name}.fields.${source}`
      : `resources.${entity.name}.name`,
    sortBy: paths.includes(entity.sort.field) ? entity.sort.field : all.find((path) => isSorted(path, entity)),
    paths: [...new Set(all.map((path) => sourceOf(path, entity)))],
    ficha: entity.ficha
      ? {
          name: lineCode(name, context, imports),
          line: lineCode(templateFrom(lines.map(({ text }) => text).join(' · ')), context, imports),
        }
      : undefined,
  };
}

function lineCode(template: Template, context: WebContext, imports: Imports) {
  return code(`(record: ${context.entity.pascal}) => ${recordText(template, context, imports)}`);
}

/** Returns the field whose column or file shows a path: for the label of a reference, the reference. */
function sourceOf(path: string, { fields }: Entity): string {
  return fields.find(({ reference }) => reference?.labelField === path)?.name ?? path;
}

/** False for the label of a reference by which the list is not sorted. */
function isSorted(path: string, { fields }: Entity): boolean {
  return fields.find(({ reference }) => reference?.labelField === path)?.list?.sortable !== false;
}

/** States in which a record's cells can be edited; empty when all states allow it. */
function openStates({ lifecycle, fields }: Entity): string {
  if (!lifecycle || !fields.some(({ list }) => list?.inline)) return '';
  const open = lifecycle.states.filter(({ editable }) => editable).map(({ value }) => `'${value}'`);
  return open.length === lifecycle.states.length
    ? ''
    : `\nconst openIn = { field: '${lifecycle.field}', states: [${open.join(', ')}] };\n`;
}

/** Settings of the list's other layouts; null when it is only a table. */
function shapesOf(context: WebContext, imports: Imports): Record<string, unknown> | null {
  const { shapes, fields, lifecycle } = context.entity;
  if (!shapes.board && !shapes.calendar) return null;
  imports.type('ListShapes', ui('list/shapes/list-shapes'));
  const by = fields.find(({ name }) => name === shapes.board?.by);
  const isState = by !== undefined && by.name === lifecycle?.field;
  const start = fields.find(({ name }) => name === shapes.calendar?.start);
  return {
    board: by && {
      by: by.name,
      choices: choices(by.enumType!.name, context, imports),
      closed: isState ? lifecycle.states.filter(({ final }) => final).map(({ value }) => value) : [],
      Steps: isState
        ? code(`${imports.use('lazyPart', ui('loading/lazy-part'))}(() => import('./steps.gen'))`)
        : undefined,
    },
    calendar: start && { start: start.name, end: shapes.calendar!.end ?? undefined, of: start.kind },
  };
}

/**
 * Content of a record's preview: its facts, after the state of a document, and the columns of its first lines, as its form has them. Null
 * for an entity without either.
 */
function peekOf(context: WebContext, imports: Imports): Record<string, unknown> | null {
  const { facts, lifecycle, fields } = context.entity;
  const paths = lifecycle && !facts.includes(lifecycle.field) ? [lifecycle.field, ...facts] : facts;
  const lines = fields.find((field) => field.lines);
  const columns = lines?.fields.some(({ readOnly }) => !readOnly) ? 'Columns' : 'AllColumns';
  if (paths.length === 0 && !lines) return null;
  imports.type('PeekSpec', ui('peek/peek-spec'));
  return {
    facts: factsOf(paths, context, imports),
    lines: lines && {
      source: lines.name,
      columns: code(`async () => (await import('./lines.gen')).${lines.name}${columns}`),
    },
  };
}

/** `steps.gen.tsx`: the steps of one document, for every place that shows it. */
function stepsFile(context: WebContext): OutputFile {
  const { entity } = context;
  const imports = new Imports();
  imports.use('default as StepBar', ui('lifecycle/StepBar'));
  imports.type('StepsProps', ui('list/shapes/list-shapes'));
  const state = entity.fields.find(({ name }) => name === entity.lifecycle!.field)!;
  const props = {
    lifecycle: code(imports.use(`${entity.camel}Lifecycle`, `../../shared/lifecycles/${entity.name}.gen`)),
    forms: code(imports.use('transitionForms', './transitions.gen')),
    walks: entity.lifecycle!.transitions.some(({ walk }) => walk)
      ? code(imports.use('transitionWalks', './transitions.gen'))
      : undefined,
    states: choices(state.enumType!.name, context, imports),
  };
  return {
    path: `web/${entity.name}/steps.gen.tsx`,
    sources: [entity.source.file],
    content: `${imports}
/** The steps of one document, wherever it is shown. */
export default function ${entity.pascal}Steps(props: StepsProps) {
  return ${element('StepBar {...props}', props)};
}
`,
  };
}

function columnsOf(context: WebContext, imports: Imports): Record<string, unknown>[] {
  const { label, ficha } = context.entity;
  const named = new Set(labelPaths((ficha ?? { name: label }).name));
  const repeated = new Set((ficha ? [ficha.name, ...ficha.lines] : []).flatMap(labelPaths));
  const mentioned = new Set([...labelPaths(context.entity.detail), ...context.entity.facts]);
  const column = (field: Field, path: string, prefix: string, hidden: boolean) => ({
    source: path,
    ...valueSpec(field, context, imports),
    sortBy: field.reference?.labelField ? prefix + field.reference.labelField : undefined,
    // Literals omit `false`; here it must be written.
    sortable: field.list?.sortable === false ? code('false') : undefined,
    hidden: hidden || repeated.has(path) || repeated.has(prefix + (field.reference?.labelField ?? '')) || undefined,
    total: (prefix === '' && field.list?.total) || undefined,
    inline: (prefix === '' && field.list?.inline) || undefined,
  });
  return context.entity.fields
    .filter((field) => field.list && !named.has(field.name))
    .toSorted((a, b) => (a.list?.order ?? 0) - (b.list?.order ?? 0))
    .flatMap((field) => {
      const target = embedded(field, context);
      if (!target) return isColumn(field) ? [column(field, field.name, '', field.list?.hidden ?? false)] : [];
      // Columns of an embedded record that the entity's head contains are shown by default; the others are optional.
      return target.fields
        .filter((inner) => inner.list && isColumn(inner) && !named.has(`${field.name}.${inner.name}`))
        .map((inner) =>
          column(inner, `${field.name}.${inner.name}`, `${field.name}.`, !mentioned.has(`${field.name}.${inner.name}`)),
        );
    });
}

function isColumn({ kind, widget }: Field): boolean {
  return widget !== 'images' && !['object', 'records', 'embed', 'lines'].includes(kind);
}

function filtersOf(context: WebContext, imports: Imports): Record<string, unknown>[] {
  return context.entity.fields.flatMap((field) => {
    const target = embedded(field, context);
    const inner = target
      ? target.fields.map((child) =>
          nullable(filterOf(child, `${field.name}.${child.name}`, context, imports), child.required && field.required),
        )
      : [nullable(filterOf(field, field.name, context, imports), field.required)];
    return inner.filter((filter) => filter !== null);
  });
}

/** Adds the filter for empty values to an optional field. */
function nullable(filter: Record<string, unknown> | null, required: boolean): Record<string, unknown> | null {
  return filter && { ...filter, nullable: !required || undefined };
}

function array(rows: string): string {
  return rows === '' ? '[]' : `[\n${indent(rows)}\n]`;
}
