import { isObject } from '#platform/shared/paths';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import { documentName, type SourceDocument } from '../load/source-document';
import type { Board, BoardCard, Field, Operation, Profile, Report, ReportBlock, ReportDrill } from '../model';
import { suggest } from '../suggest';
import { checkDrill } from './check-drills';
import { askPermission, type BuildContext } from './context';
import type { BareEntity } from './entity';
import { textsFrom } from './texts';

interface RawCard {
  name: string;
  type: BoardCard['type'];
  title?: Json;
  entity?: string;
  filter?: ReportDrill['filter'];
  sum?: string;
  report?: string;
  block?: string;
  field?: string;
  with?: Json;
  tone?: 'danger' | 'warning';
  better?: NonNullable<BoardCard['better']>;
}

interface RawBoard {
  labels: Json;
  description?: Json;
  icon?: string;
  permission: string;
  menu?: { group: string; order?: number; permissions?: string[] };
  profiles?: string[];
  place?: { entity: string; filter?: Json; optional?: boolean };
  period?: Board['period'];
  cards: RawCard[];
}

/** Definitions that a board's cards are checked against. */
interface Known {
  readonly all: ReadonlyMap<string, BareEntity>;
  readonly reports: readonly Report[];
  readonly operations: readonly Operation[];
  readonly profiles: readonly Profile[];
  /** Groups of the menu; null when there is no menu. */
  readonly menuGroups: readonly string[] | null;
  readonly context: BuildContext;
}

/** Values that a card's filter may use on every board: days, and the reader. */
const GIVEN: readonly Pick<Field, 'name' | 'kind'>[] = [
  { name: 'desde', kind: 'date' },
  { name: 'hasta', kind: 'date' },
  { name: 'hoy', kind: 'date' },
  { name: 'usuarioId', kind: 'integer' },
  { name: 'personalMedicoId', kind: 'integer' },
];
/** Required and optional keywords by type of card. */
const KEYWORDS: Readonly<
  Record<BoardCard['type'], { readonly needs: readonly (keyof RawCard)[]; readonly may: readonly (keyof RawCard)[] }>
> = {
  count: { needs: ['title', 'entity', 'filter'], may: ['sum', 'tone', 'better'] },
  figure: { needs: ['report', 'block', 'field'], may: ['title', 'with', 'better'] },
  drawing: { needs: ['report', 'block'], may: ['title', 'with'] },
};
const OWN = ['entity', 'filter', 'sum', 'report', 'block', 'field', 'with', 'tone', 'better'] as const;

/** Builds one board from its file. Checks that its cards show existing lists and reports, with parameters that the board can supply. */
export function buildBoard(document: SourceDocument, known: Known): Board {
  const { all, operations, context, profiles } = known;
  const { diagnostics } = context;
  const {
    title,
    description,
    'x-board': raw,
  } = document.value as { title: string; description?: string; 'x-board': RawBoard };
  const at = (...keyword: (string | number)[]) => ({ document, path: ['x-board', ...keyword] });
  askPermission(context, raw.permission, at('permission'));
  for (const [index, permission] of (raw.menu?.permissions ?? []).entries())
    askPermission(context, permission, at('menu', 'permissions', index));
  const group = raw.menu?.group;
  if (group !== undefined && known.menuGroups && !known.menuGroups.includes(group))
    diagnostics.add(
      'unknown-menu',
      at('menu', 'group'),
      `The menu has no group \`${group}\`.`,
      suggest(group, known.menuGroups),
    );
  for (const [index, name] of (raw.profiles ?? []).entries())
    if (!profiles.some((profile) => profile.name === name))
      diagnostics.add(
        'unknown-profile',
        at('profiles', index),
        `No profile is called \`${name}\`.`,
        suggest(
          name,
          profiles.map((profile) => profile.name),
        ),
      );
  const place = raw.place && all.get(raw.place.entity);
  const parameters: Pick<Field, 'name' | 'kind'>[] = [
    ...GIVEN,
    ...(place ? [{ name: place.key.name, kind: place.key.type }] : []),
  ];
  if (raw.place?.filter)
    checkDrill(
      { entity: raw.place.entity, filter: raw.place.filter as ReportDrill['filter'], sort: null },
      { fields: [] },
      (...keyword) => at('place', ...keyword),
      { parameters, all, operations, diagnostics },
    );
  raw.cards.forEach((card, index) => {
    const here = (...keyword: (string | number)[]) => at('cards', index, ...keyword);
    if (raw.cards.findIndex(({ name }) => name === card.name) !== index)
      diagnostics.add('name-clash', here('name'), `The card \`${card.name}\` stands twice.`, {
        text: 'call it otherwise',
      });
    checkKeywords(card, here, context);
    if (card.type === 'count') checkCount(card, parameters, here, known);
    else
      checkShown(
        card,
        parameters.map(({ name }) => name),
        here,
        known,
      );
  });
  return {
    name: documentName(document),
    source: { file: document.file, line: 1, column: 1 },
    labels: textsFrom({ ...raw.labels, es: title }),
    description: textsFrom({ ...raw.description, es: description ?? '' }),
    icon: raw.icon ?? 'chart',
    permission: raw.permission,
    menu: {
      group: raw.menu?.group ?? 'reportes',
      order: raw.menu?.order ?? 0,
      permissions: raw.menu?.permissions ?? null,
    },
    profiles: raw.profiles ?? [],
    place:
      raw.place && place
        ? {
            entity: raw.place.entity,
            parameter: place.key.name,
            filter: raw.place.filter ?? {},
            optional: raw.place.optional ?? false,
            reach: [
              ...new Set(
                raw.cards.flatMap(({ report }) => known.reports.find(({ name }) => name === report)?.permission ?? []),
              ),
            ],
          }
        : null,
    period: raw.period ?? '30D',
    cards: raw.cards.map(cardOf),
  };
}

function cardOf({
  name,
  type,
  title,
  better,
  entity = '',
  filter = {},
  sum,
  tone,
  report = '',
  block = '',
  field,
  ...rest
}: RawCard): BoardCard {
  const card = { name, labels: title ? textsFrom(title) : null, better: better ?? null };
  if (type === 'count') return { ...card, type, entity, filter, sum: sum ?? null, tone: tone ?? null };
  return { ...card, type, report, block, field: field ?? null, with: rest.with ?? {} };
}

type Here = (...keyword: (string | number)[]) => { document: SourceDocument; path: (string | number)[] };

function checkKeywords(card: RawCard, here: Here, { diagnostics }: BuildContext): void {
  const { needs, may } = KEYWORDS[card.type];
  for (const keyword of needs)
    if (card[keyword] === undefined)
      diagnostics.add('bad-card', here('type'), `A \`${card.type}\` says its \`${keyword}\`.`, {
        text: `add \`${keyword}\``,
      });
  for (const keyword of OWN)
    if (card[keyword] !== undefined && !needs.includes(keyword) && !may.includes(keyword))
      diagnostics.add('bad-card', { ...here(keyword), onKey: true }, `A \`${card.type}\` has no \`${keyword}\`.`, {
        text: `remove \`${keyword}\``,
        edits: removeEdits(here(keyword)),
      });
}

function checkCount(
  { entity, filter, sum, better }: RawCard,
  parameters: readonly Pick<Field, 'name' | 'kind'>[],
  here: Here,
  { all, operations, context: { diagnostics } }: Known,
): void {
  if (entity === undefined || filter === undefined) return;
  checkDrill({ entity, filter, sort: null }, { fields: [] }, here, { parameters, all, operations, diagnostics });
  const totals = (all.get(entity)?.fields ?? []).filter(({ list }) => list?.total).map(({ name }) => name);
  if (sum !== undefined && all.has(entity) && !totals.includes(sum))
    diagnostics.add(
      'unknown-field',
      here('sum'),
      `The list of \`${entity}\` does not total \`${sum}\`.`,
      suggest(sum, totals, { text: 'remove `sum`', edits: removeEdits(here('sum')) }),
    );
  if (better !== undefined && !JSON.stringify(filter).includes('"parameter":"desde"'))
    diagnostics.add('bad-card', { ...here('better'), onKey: true }, 'No period changes what this counts.', {
      text: 'filter by `desde` and `hasta`, or remove `better`',
      edits: removeEdits(here('better')),
    });
}

/** Checks a figure or a drawing: the report must have it, and the board must supply the report's parameters. */
function checkShown(
  { type, report: name, block: shown, field, better, ...card }: RawCard,
  given: readonly string[],
  here: Here,
  { reports, context: { diagnostics } }: Known,
): void {
  if (name === undefined || shown === undefined) return;
  const report = reports.find((each) => each.name === name);
  if (!report)
    return diagnostics.add(
      'unknown-report',
      here('report'),
      `No report is called \`${name}\`.`,
      suggest(
        name,
        reports.map((each) => each.name),
      ),
    );
  const fields = report.fields.map((each) => each.name);
  for (const [parameter, value] of Object.entries(card.with ?? {})) {
    const from = isObject(value) ? value['parameter'] : undefined;
    if (from !== undefined && !given.includes(String(from)))
      diagnostics.add(
        'unknown-field',
        here('with', parameter, 'parameter'),
        `\`${String(from)}\` is not a parameter here.`,
        suggest(String(from), given),
      );
    if (!fields.includes(parameter))
      diagnostics.add(
        'unknown-field',
        { ...here('with', parameter), onKey: true },
        `\`${parameter}\` is not a parameter of \`${name}\`.`,
        suggest(parameter, fields, { text: 'remove it', edits: removeEdits(here('with', parameter)) }),
      );
  }
  for (const { name: parameter, required, default: start } of report.fields)
    if (required && start == null && !given.includes(parameter) && card.with?.[parameter] === undefined)
      diagnostics.add('bad-card', here('report'), `\`${name}\` must be asked with \`${parameter}\`.`, {
        text: 'say it in `with`, or give the board a `place`',
      });
  if (better !== undefined && !fields.includes('desde'))
    diagnostics.add('bad-card', { ...here('better'), onKey: true }, `No period changes what \`${name}\` tells.`, {
      text: 'remove `better`',
      edits: removeEdits(here('better')),
    });
  const block = report.blocks.find((each) => each.name === shown);
  if (!block)
    return diagnostics.add(
      'unknown-field',
      here('block'),
      `\`${name}\` has no block \`${shown}\`.`,
      suggest(
        shown,
        report.blocks.map((each) => each.name),
      ),
    );
  if (type === 'figure') checkFigure(block, field, here, diagnostics);
}

function checkFigure(
  { name, type, fields }: ReportBlock,
  field: string | undefined,
  here: Here,
  diagnostics: BuildContext['diagnostics'],
): void {
  if (type !== 'tiles')
    diagnostics.add('bad-card', here('block'), `\`${name}\` has no tiles.`, { text: 'make it a `drawing`' });
  const tiles = fields.filter(({ labels }) => labels !== null).map((each) => each.field);
  if (field !== undefined && !tiles.includes(field))
    diagnostics.add('unknown-field', here('field'), `\`${field}\` is no tile of \`${name}\`.`, suggest(field, tiles));
}
