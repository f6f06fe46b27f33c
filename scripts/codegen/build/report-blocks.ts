import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Field, ReportBlock, ReportColumn, ReportDrill } from '../model';
import { suggest } from '../suggest';
import { textsFrom } from './texts';

type Format = ReportColumn['format'];

interface RawBlock extends Partial<Record<Role, string>> {
  name: string;
  type: ReportBlock['type'];
  title: Json;
  fields: {
    field: string;
    title?: Json;
    format?: Format;
    tone?: 'danger' | 'warning';
    drill?: RawDrill;
  }[];
  levels?: number[];
  marks?: number[];
  neutral?: true;
  drill?: RawDrill;
  action?: NonNullable<ReportBlock['action']>;
}
type RawDrill = Omit<ReportDrill, 'sort'> & {
  sort?: { field: string; direction?: 'asc' | 'desc' };
};

type Role = (typeof ROLES)[number];
const ROLES = [
  'row',
  'column',
  'label',
  'value',
  'of',
  'part',
  'figure',
  'state',
  'tone',
  'at',
  'least',
  'centre',
  'lower',
  'upper',
  'most',
  'latitude',
  'longitude',
] as const;

const WORDS: readonly Format[] = ['text', 'chip'];
const COUNTS: readonly Format[] = ['integer', 'decimal', 'money'];
const NUMBERS: readonly Format[] = [...COUNTS, 'percent'];
const MOMENTS: readonly Format[] = ['date', 'datetime'];

/** Required and optional roles of each drawing, with their formats. */
const DRAWINGS: Readonly<
  Record<
    ReportBlock['type'],
    { readonly needs: Partial<Record<Role, readonly Format[]>>; readonly may: Partial<Record<Role, readonly Format[]>> }
  >
> = {
  heatmap: { needs: { row: WORDS, column: WORDS, value: ['percent', 'integer'] }, may: { of: COUNTS } },
  map: {
    needs: { label: WORDS, value: ['percent'], latitude: ['decimal'], longitude: ['decimal'] },
    may: { of: COUNTS },
  },
  months: {
    needs: { label: WORDS, value: COUNTS },
    may: { part: COUNTS, figure: NUMBERS, state: WORDS, tone: ['text'] },
  },
  meters: { needs: { label: WORDS, value: ['percent'] }, may: { part: COUNTS, of: COUNTS } },
  tiles: { needs: {}, may: {} },
  stack: { needs: { label: WORDS, column: WORDS, value: COUNTS }, may: { tone: ['text'] } },
  pareto: { needs: { label: WORDS, value: COUNTS, figure: ['percent'] }, may: {} },
  sparklines: { needs: { label: WORDS, at: MOMENTS, value: COUNTS }, may: {} },
  boxplot: {
    needs: { label: WORDS, least: COUNTS, lower: COUNTS, value: COUNTS, upper: COUNTS, most: COUNTS, of: ['integer'] },
    may: {},
  },
  sankey: { needs: { row: WORDS, column: WORDS, value: COUNTS }, may: {} },
  control: {
    needs: { label: WORDS, value: COUNTS, centre: COUNTS, lower: COUNTS, upper: COUNTS },
    may: { state: WORDS, of: ['integer'] },
  },
};
/** Drawings with thresholds between colours. */
const LEVELLED: readonly ReportBlock['type'][] = ['heatmap', 'map', 'meters', 'tiles'];
/** Drawings that colour proportions and can be neutral. */
const MAY_BE_NEUTRAL: readonly ReportBlock['type'][] = ['meters', 'tiles'];
/** Roles whose values are not shown as text. */
const UNSEEN: readonly Role[] = ['tone', 'latitude', 'longitude'];

/** Reads the blocks of a report. The fields of a drawing must exist, be declared in the schema and have a format that can be drawn. */
export function buildBlocks(
  raw: unknown,
  at: (...keyword: (string | number)[]) => Place,
  diagnostics: Diagnostics,
): ReportBlock[] {
  const blocks = (raw ?? []) as RawBlock[];
  blocks.forEach((block, index) => {
    const here = (...keyword: (string | number)[]) => at('blocks', index, ...keyword);
    if (blocks.findIndex(({ name }) => name === block.name) !== index)
      diagnostics.add('name-clash', here('name'), `The block \`${block.name}\` stands twice.`, {
        text: 'call it otherwise',
      });
    checkFields(block, here, diagnostics);
    checkParts(block, here, diagnostics);
    checkNeutral(block, here, diagnostics);
    checkColours(block, here, diagnostics);
    for (const keyword of ['levels', 'marks'] as const)
      if (block[keyword]?.some((limit, place, all) => place > 0 && limit <= all[place - 1]!))
        diagnostics.add('bad-block', here(keyword), 'The limits do not ascend.', {
          text: 'write them from the lowest to the highest',
        });
  });
  return blocks.map(
    ({ name, type, title, fields, levels = [50, 80, 95, 99.5], marks = [], neutral, drill, action, ...rest }) => ({
      name,
      type,
      labels: textsFrom(title),
      fields: fields.map((field) => ({
        field: field.field,
        labels: field.title ? textsFrom(field.title) : null,
        format: field.format ?? 'text',
        tone: field.tone ?? null,
        drill: drillOf(field.drill),
      })),
      roles: Object.fromEntries(
        ROLES.flatMap((role) => {
          const field = rest[role];
          return field === undefined ? [] : [[role, field]];
        }),
      ),
      levels,
      marks,
      neutral: neutral ?? false,
      drill: drillOf(drill),
      action: action ?? null,
    }),
  );
}

function drillOf(raw: RawDrill | undefined): ReportDrill | null {
  if (!raw) return null;
  const { sort } = raw;
  return { ...raw, sort: sort ? { field: sort.field, direction: sort.direction ?? 'asc' } : null };
}

type Here = (...keyword: (string | number)[]) => Place;

function checkNeutral({ type, neutral, levels }: RawBlock, here: Here, diagnostics: Diagnostics): void {
  if (!neutral) return;
  const remove = (keyword: 'neutral' | 'levels') => ({
    text: `remove \`${keyword}\``,
    edits: removeEdits(here(keyword)),
  });
  if (!MAY_BE_NEUTRAL.includes(type))
    diagnostics.add(
      'bad-block',
      { ...here('neutral'), onKey: true },
      `A \`${type}\` has its colours to tell one share from another: it cannot be neutral.`,
      remove('neutral'),
    );
  else if (levels)
    diagnostics.add(
      'bad-block',
      { ...here('levels'), onKey: true },
      'What is neutral has no limits between colours.',
      remove('levels'),
    );
}

/** Checks that thresholds occur only where they colour something: proportions, and marked lines. */
function checkColours(block: RawBlock, here: Here, diagnostics: Diagnostics): void {
  const { type, fields, value } = block;
  const refuse = (keyword: 'levels' | 'marks' | 'of', why: string) => {
    if (block[keyword] !== undefined)
      diagnostics.add('bad-block', { ...here(keyword), onKey: true }, why, {
        text: `remove \`${keyword}\``,
        edits: removeEdits(here(keyword)),
      });
  };
  if (type !== 'sparklines') refuse('marks', `A \`${type}\` has no lines that are watched.`);
  if (!LEVELLED.includes(type)) refuse('levels', `A \`${type}\` has no limits between colours.`);
  else if (type === 'heatmap' && fields.find(({ field }) => field === value)?.format === 'integer')
    for (const keyword of ['levels', 'of'] as const)
      refuse(keyword, `\`${value}\` is counted: it has the colours of how many there are, and is no share.`);
}

function checkFields({ type, fields }: RawBlock, here: Here, diagnostics: Diagnostics): void {
  fields.forEach(({ field, tone, drill, title, format = 'text' }, index) => {
    if (fields.findIndex((other) => other.field === field) !== index)
      diagnostics.add('name-clash', here('fields', index, 'field'), `The field \`${field}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(here('fields', index)),
      });
    for (const [keyword, said] of Object.entries({ tone, drill }))
      if (said !== undefined && (type !== 'tiles' || title === undefined))
        diagnostics.add(
          'bad-block',
          { ...here('fields', index, keyword), onKey: true },
          `\`${keyword}\` is said of a tile, and \`${field}\` is none.`,
          { text: `remove \`${keyword}\``, edits: removeEdits(here('fields', index, keyword)) },
        );
    if (type === 'tiles' && title !== undefined && !NUMBERS.includes(format))
      diagnostics.add(
        'wrong-type',
        here('fields', index, 'field'),
        `\`${field}\` is not a number: it cannot be a tile.`,
        { text: `add "format": one of ${NUMBERS.join(', ')}` },
      );
  });
}

function checkParts(block: RawBlock, here: Here, diagnostics: Diagnostics): void {
  const { type, fields } = block;
  const { needs, may } = DRAWINGS[type];
  for (const role of ROLES) {
    const named = block[role];
    const formats = needs[role] ?? may[role];
    if (named === undefined) {
      if (needs[role])
        diagnostics.add('bad-block', here('type'), `A \`${type}\` says which field its \`${role}\` is.`, {
          text: `add \`${role}\``,
        });
      continue;
    }
    const remove = { text: `remove \`${role}\``, edits: removeEdits(here(role)) };
    if (!formats) {
      diagnostics.add('bad-block', { ...here(role), onKey: true }, `A \`${type}\` has no \`${role}\`.`, remove);
      continue;
    }
    const field = fields.find((each) => each.field === named);
    const format = field?.format ?? 'text';
    const drawn = fields.filter((each) => formats.includes(each.format ?? 'text')).map((each) => each.field);
    if (!field)
      diagnostics.add(
        'unknown-field',
        here(role),
        `\`${named}\` is not a field of this block.`,
        suggest(named, drawn.length > 0 ? drawn : fields.map((each) => each.field)),
      );
    else if (!formats.includes(format))
      diagnostics.add(
        'wrong-type',
        here(role),
        `\`${named}\` is ${format}: \`${role}\` of a \`${type}\` is ${formats.join(' or ')}.`,
        suggest(named, drawn),
      );
    else if (!field.title && !UNSEEN.includes(role))
      diagnostics.add(
        'bad-block',
        here('fields', fields.indexOf(field), 'field'),
        `\`${named}\` is shown and has no title.`,
        { text: 'add `title`' },
      );
  }
  if (type === 'tiles' && block.drill)
    diagnostics.add('bad-block', { ...here('drill'), onKey: true }, 'Each tile leads where its own field says.', {
      text: 'move it to a field',
    });
}

/** Returns true when a list's field can have the value of a row's field or of a report's parameter. */
export function fitsFormat(format: Format, { kind, reference }: Pick<Field, 'kind' | 'reference'>): boolean {
  if (reference) return format === 'integer' || format === 'text';
  switch (kind) {
    case 'integer':
    case 'number':
      return NUMBERS.includes(format);
    case 'date':
      return format === 'date';
    case 'datetime':
      return format === 'datetime' || format === 'date';
    default:
      return WORDS.includes(format);
  }
}
