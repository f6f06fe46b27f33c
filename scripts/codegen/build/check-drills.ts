import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { DrillFilter, DrillValue, Field, Operation, Report, ReportBlock, ReportDrill } from '../model';
import { suggest } from '../suggest';
import { checkFilterValues } from './check-queried';
import type { BareEntity } from './entity';
import { fitsFormat } from './report-blocks';
import { whyUnasked } from './why-unasked';

interface Known {
  /** Parameters, of a report or a board, that a filter may use as values. */
  readonly parameters: readonly Pick<Field, 'name' | 'kind'>[];
  readonly all: ReadonlyMap<string, BareEntity>;
  readonly operations: readonly Operation[];
  readonly diagnostics: Diagnostics;
}
type At = (...keyword: (string | number)[]) => Place;

/** Checks the drill-downs of a report's figures: lists exist, have the filters and accept the values; operations can be started there. */
export function checkDrills({
  report,
  ...others
}: Omit<Known, 'parameters'> & { readonly report: Report & { readonly document: SourceDocument } }): void {
  const known = { ...others, parameters: report.fields };
  report.blocks.forEach((block, index) => {
    const at: At = (...keyword) => ({ document: report.document, path: ['x-report', 'blocks', index, ...keyword] });
    if (block.drill) checkDrill(block.drill, block, (...keyword) => at('drill', ...keyword), known);
    block.fields.forEach(({ drill }, place) => {
      if (drill) checkDrill(drill, block, (...keyword) => at('fields', place, 'drill', ...keyword), known);
    });
    checkAction(block, (...keyword) => at('action', ...keyword), known);
  });
}

/** Checks one list and its filters. Filter values come from the block's rows or from parameters. */
export function checkDrill(drill: ReportDrill, block: Pick<ReportBlock, 'fields'>, at: At, known: Known): void {
  const { all, diagnostics } = known;
  const entity = all.get(drill.entity);
  const lists = [...all.values()].filter(({ operations }) => operations.includes('list')).map(({ name }) => name);
  if (!entity)
    return diagnostics.add(
      'unknown-entity',
      at('entity'),
      `No entity is called \`${drill.entity}\`.`,
      suggest(drill.entity, lists),
    );
  if (!lists.includes(entity.name))
    return diagnostics.add('bad-drill', at('entity'), `\`${entity.name}\` has no list that could be opened.`, {
      text: 'name an entity with a list',
    });
  if (diagnostics.isMuted(entity.document)) return;
  const filters = entity.fields.filter(({ filter }) => filter !== null);
  for (const [path, value] of Object.entries(drill.filter)) {
    const target = filters.find(({ name }) => name === path);
    if (target) checkValue({ path, target, value, entity, fields: block.fields }, at, known);
    else
      diagnostics.add(
        'bad-filter',
        { ...at('filter', path), onKey: true },
        `The list of \`${entity.name}\` has no filter \`${path}\`.`,
        suggest(
          path,
          filters.map(({ name }) => name),
        ),
      );
  }
  const sorted = drill.sort?.field;
  if (sorted === undefined) return;
  const sortable = entity.fields.filter(({ list }) => list?.sortable).map(({ name }) => name);
  if (!sortable.includes(sorted) || whyUnasked(entity, sorted, all))
    diagnostics.add(
      'bad-sort',
      at('sort', 'field'),
      `The list of \`${entity.name}\` cannot be sorted by \`${sorted}\`.`,
      suggest(sorted, sortable),
    );
}

interface FilteredBy {
  readonly path: string;
  readonly target: Field;
  readonly value: DrillFilter;
  readonly entity: BareEntity;
  /** Fields of the rows of the block. */
  readonly fields: ReportBlock['fields'];
}

function checkValue({ path, target, value, entity, fields }: FilteredBy, at: At, known: Known): void {
  const here: At = (...keyword) => at('filter', path, ...keyword);
  const constant = (said: unknown, place: At) =>
    checkFilterValues(entity, { [path]: said }, (_, ...steps) => place(...steps), known.all, known.diagnostics);
  const one = (said: DrillValue, place: At) =>
    typeof said === 'object' ? checkNamed(said, target, fields, place, known) : constant(said, place);
  if (typeof value !== 'object') return one(value, here);
  if (Array.isArray(value)) return constant(value, here);
  const given = value as Exclude<DrillFilter, string | number | boolean | readonly unknown[]>;
  if ('values' in given) {
    constant(given.values, (...keyword) => here('values', ...keyword));
    checkParameter(given.unless, here('unless'), known);
  } else if ('gte' in given || 'lte' in given) {
    if (target.filter !== 'range')
      known.diagnostics.add('bad-filter', here(), `\`${path}\` is not filtered by a range.`, {
        text: 'name one value',
      });
    for (const bound of ['gte', 'lte'] as const)
      if (given[bound] !== undefined) one(given[bound], (...keyword) => here(bound, ...keyword));
  } else one(given as DrillValue, here);
}

/** Checks a named value: the block's row or the report's parameters must have it. */
function checkNamed(
  said: Extract<DrillValue, object>,
  target: Field,
  fields: ReportBlock['fields'],
  at: At,
  known: Known,
): void {
  const { diagnostics } = known;
  if ('parameter' in said) {
    const parameter = checkParameter(said.parameter, at('parameter'), known);
    // A date may filter a date-time field.
    if (parameter && parameter.kind !== target.kind && !(parameter.kind === 'date' && target.kind === 'datetime'))
      diagnostics.add(
        'wrong-type',
        at('parameter'),
        `\`${said.parameter}\` is ${parameter.kind}, and \`${target.name}\` ${target.kind}.`,
        { text: 'name a parameter of the same type' },
      );
    return;
  }
  const field = fields.find((each) => each.field === said.field);
  const fitting = fields.filter(({ format }) => fitsFormat(format, target)).map((each) => each.field);
  if (!field)
    diagnostics.add(
      'unknown-field',
      at('field'),
      `\`${said.field}\` is not a field of this block.`,
      suggest(said.field, fitting.length > 0 ? fitting : fields.map((each) => each.field)),
    );
  else if (!fitting.includes(field.field))
    diagnostics.add(
      'wrong-type',
      at('field'),
      `\`${said.field}\` is ${field.format}, and \`${target.name}\` ${target.kind}.`,
      suggest(said.field, fitting),
    );
}

function checkParameter(
  name: string,
  place: Place,
  { parameters, diagnostics }: Known,
): Known['parameters'][number] | undefined {
  const found = parameters.find((field) => field.name === name);
  if (!found)
    diagnostics.add(
      'unknown-field',
      place,
      `\`${name}\` is not a parameter here.`,
      suggest(
        name,
        parameters.map((field) => field.name),
      ),
    );
  return found;
}

function checkAction({ action, fields }: ReportBlock, at: At, known: Known): void {
  const { operations, diagnostics, all } = known;
  if (!action) return;
  const entity = all.get(action.entity);
  const offered = operations.filter(
    ({ button, import: imported }) => button?.on === 'list' && button.entity === action.entity && !imported,
  );
  if (!entity)
    return diagnostics.add(
      'unknown-entity',
      at('entity'),
      `No entity is called \`${action.entity}\`.`,
      suggest(action.entity, all.keys()),
    );
  const operation = offered.find(({ name }) => name === action.operation);
  if (!operation)
    return diagnostics.add(
      'unknown-operation',
      at('operation'),
      `The list of \`${entity.name}\` has no button for \`${action.operation}\`.`,
      suggest(
        action.operation,
        offered.map(({ name }) => name),
      ),
    );
  for (const [name, value] of Object.entries(action.start)) {
    const target = operation.fields?.find((field) => field.name === name);
    if (!target)
      diagnostics.add(
        'unknown-field',
        { ...at('start', name), onKey: true },
        `\`${name}\` is not a field that \`${operation.name}\` asks for.`,
        suggest(name, operation.fields?.map((field) => field.name) ?? [], {
          text: 'remove it',
          edits: removeEdits(at('start', name)),
        }),
      );
    else if (typeof value === 'object')
      checkNamed(value, target, fields, (...keyword) => at('start', name, ...keyword), known);
    else if (target.enumType && !target.enumType.options.some((option) => option.value === value))
      diagnostics.add(
        'unknown-option',
        at('start', name),
        `\`${String(value)}\` is not a code of \`${name}\`.`,
        suggest(
          String(value),
          target.enumType.options.map((option) => option.value),
        ),
      );
  }
}
