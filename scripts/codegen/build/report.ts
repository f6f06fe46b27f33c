import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import { documentName, type SourceDocument } from '../load/source-document';
import type { Endpoint, JsonSchema, Operation, Report, ReportColumn, Texts } from '../model';
import { camelCase, pascalCase } from '../names';
import { suggest } from '../suggest';
import { transitionSchemaOf } from './compose-schemas';
import { askPermission, type BuildContext } from './context';
import { formFields } from './endpoint';
import type { BareEntity } from './entity';
import { checkOpenings, openingsFrom, type RawOpening } from './report-openings';
import { paperFrom, type RawPaper } from './paper';
import { problemsOf } from './problems';
import { buildBlocks } from './report-blocks';
import { textsFrom } from './texts';

interface RawReport {
  labels: Json;
  description?: Json;
  icon?: string;
  menu?: false | { group: string; order?: number };
  path?: string;
  permission: string;
  parameters?: { properties: Json; required?: string[] };
  columns: {
    field: string;
    title: Json;
    group?: string;
    format?: ReportColumn['format'];
    unit?: string;
    total?: ReportColumn['total'];
  }[];
  groups?: Record<string, Json>;
  chart?: NonNullable<Report['chart']>;
  blocks?: unknown;
  exports?: Report['exports'];
  openedFrom?: readonly RawOpening[];
  paper?: RawPaper;
}

const NUMERIC = ['integer', 'decimal', 'percent', 'money'];

/** Builds one report from its file. Its chart must draw existing columns, its groups must be declared, and only numbers can be summed. */
export function buildReport(
  document: SourceDocument,
  all: ReadonlyMap<string, BareEntity>,
  context: BuildContext,
): Report {
  const {
    title,
    description,
    'x-report': raw,
  } = document.value as { title: string; description?: string; 'x-report': RawReport };
  const { diagnostics } = context;
  const at = (...keyword: (string | number)[]) => ({ document, path: ['x-report', ...keyword] });
  const name = documentName(document);
  const fields = raw.columns.map((column) => column.field);
  const groups = Object.keys(raw.groups ?? {});
  askPermission(context, raw.permission, at('permission'));
  const check = (field: string, ...keyword: (string | number)[]) => {
    if (!fields.includes(field))
      diagnostics.add(
        'unknown-field',
        at(...keyword),
        `\`${field}\` is not a column of this report.`,
        suggest(field, fields),
      );
  };
  if (raw.chart) {
    check(raw.chart.category, 'chart', 'category');
    raw.chart.series.forEach((field, index) => check(field, 'chart', 'series', index));
  }
  for (const [index, drawn] of (raw.chart?.series ?? []).entries()) {
    const column = raw.columns.find(({ field }) => field === drawn);
    if (column && !NUMERIC.includes(column.format ?? 'text'))
      diagnostics.add(
        'wrong-type',
        at('chart', 'series', index),
        `\`${drawn}\` is not a number: it cannot be drawn.`,
        suggest(
          drawn,
          raw.columns.filter(({ format }) => NUMERIC.includes(format ?? 'text')).map(({ field }) => field),
        ),
      );
  }
  raw.columns.forEach((column, index) => {
    if (column.unit && !NUMERIC.includes(column.format ?? 'text'))
      diagnostics.add(
        'wrong-type',
        at('columns', index, 'unit'),
        `\`${column.field}\` is not a number: it has no unit.`,
        { text: 'remove `unit`', edits: removeEdits(at('columns', index, 'unit')) },
      );
    if (fields.indexOf(column.field) !== index)
      diagnostics.add('name-clash', at('columns', index, 'field'), `The column \`${column.field}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(at('columns', index)),
      });
    if (column.group && !groups.includes(column.group))
      diagnostics.add(
        'unknown-field',
        at('columns', index, 'group'),
        `\`${column.group}\` is not one of \`groups\`.`,
        suggest(column.group, groups, { text: 'remove `group`', edits: removeEdits(at('columns', index, 'group')) }),
      );
    if (column.total && column.total !== 'count' && !NUMERIC.includes(column.format ?? 'text')) {
      diagnostics.add(
        'wrong-type',
        at('columns', index, 'total'),
        `\`${column.field}\` is not a number: it has no ${column.total}.`,
        {
          text: `add "format": one of ${NUMERIC.join(', ')}`,
          title: 'count them instead',
          edits: setEdits(at('columns', index, 'total'), 'count'),
        },
      );
    }
  });
  const parameters = raw.parameters ? formFields(camelCase(name), raw.parameters, at('parameters'), null, context) : [];
  const report = {
    name,
    source: { file: document.file, line: 1, column: 1 },
    labels: textsFrom({ ...raw.labels, es: title }),
    path: raw.path ?? `/reportes/${name}`,
    description: description ? textsFrom({ ...raw.description, es: description }) : NOTHING,
    icon: raw.icon ?? 'chart',
    menu: raw.menu === false ? null : { group: raw.menu?.group ?? 'reportes', order: raw.menu?.order ?? 0 },
    permission: raw.permission,
    fields: parameters,
    columns: raw.columns.map((column): ReportColumn => ({
      field: column.field,
      labels: textsFrom(column.title),
      group: column.group ?? null,
      format: column.format ?? 'text',
      unit: column.unit ?? null,
      total: column.total ?? null,
    })),
    groups: Object.fromEntries(Object.entries(raw.groups ?? {}).map(([group, texts]) => [group, textsFrom(texts)])),
    chart: raw.chart ?? null,
    blocks: buildBlocks(raw.blocks, at, diagnostics),
    exports: raw.exports ?? [],
    openedFrom: openingsFrom(raw.openedFrom ?? []),
    paper: paperFrom(raw, parameters, at, diagnostics),
  };
  if (raw.menu === false && report.openedFrom.length === 0)
    diagnostics.add('contradiction', at('menu'), 'Nothing leads to this report.', {
      text: 'name in `openedFrom` whose records open it, or remove `menu`',
      title: 'show it in the menu',
      edits: removeEdits(at('menu')),
    });
  checkOpenings(report, (...keyword) => at('openedFrom', ...keyword), all, context);
  return { ...report, operation: operationOf(report) };
}

const NOTHING: Texts = { es: '', en: '', 'es-mx': '' };

/** Describes a report as an operation, so that routes, types, validators, client and API description come from the same emitters. */
function operationOf({
  name,
  path: whole,
  source,
  labels,
  description,
  permission,
  fields,
  columns,
  blocks,
  exports,
  paper,
}: Omit<Report, 'operation'>): Operation {
  const asked = transitionSchemaOf(fields, null) as { properties: Record<string, JsonSchema>; required: string[] };
  const operation = camelCase(name);
  return {
    name: operation,
    pascal: pascalCase(operation),
    kind: 'report',
    source,
    method: 'GET',
    path: whole,
    labels,
    summary: description.en || labels.en,
    parameters: {
      type: 'object',
      properties: {
        ...asked.properties,
        formato: { type: 'string', enum: ['json', ...exports] },
        ...(blocks.length > 0
          ? {
              bloques: {
                type: 'array',
                items: { type: 'string', enum: blocks.map((block) => block.name) },
                minItems: 1,
              },
            }
          : {}),
      },
      required: asked.required,
    },
    body: null,
    answer: answerOf(columns, blocks),
    fields,
    import: null,
    export: null,
    confirm: null,
    icon: null,
    button: null,
    answerEntity: null,
    paged: false,
    permission,
    invalidates: [],
    listParameter: null,
    cacheSeconds: 0,
    idempotent: false,
    offline: null,
    secondPerson: null,
    freshSignIn: false,
    etag: false,
    problems: problemsOf({
      path: whole,
      permission,
      isSent: exports.includes('pdf'),
      idempotent: false,
      givesFile: exports.length > 0,
      isOfRecord: typeof paper?.code === 'string' || fields.some(({ reference }) => reference !== null),
    }),
    status: 200,
  };
}

/** DOMAIN a.7 «reporte». */
function answerOf(columns: readonly ReportColumn[], blocks: Report['blocks']): JsonSchema {
  const text: JsonSchema = { type: 'string' };
  const value = ({ format }: Pick<ReportColumn, 'format'>): JsonSchema =>
    NUMERIC.includes(format) ? { type: ['number', 'null'] } : { type: ['string', 'null'] };
  const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
  const all = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  return all({
    titulo: text,
    parametros: { type: 'object', additionalProperties: true },
    generado: { type: 'string', format: 'date-time' },
    columnas: list(
      all({
        campo: text,
        titulo: text,
        grupo: { type: ['string', 'null'] },
        tipo: text,
        unidad: { type: ['string', 'null'] },
        total: { type: ['string', 'null'] },
      }),
    ),
    filas: list(all(Object.fromEntries(columns.map((column) => [column.field, value(column)])))),
    filasTotal: { type: 'integer' },
    totales: { type: 'object', additionalProperties: { type: ['number', 'null'] } },
    grafica: {
      ...all({
        tipo: text,
        categorias: list(text),
        series: list(all({ campo: text, titulo: text, valores: list({ type: ['number', 'null'] }) })),
      }),
      type: ['object', 'null'],
    },
    ...(blocks.length > 0
      ? {
          bloques: all(
            Object.fromEntries(
              blocks.map(({ name, fields }) => [
                name,
                list(all(Object.fromEntries(fields.map((field) => [field.field, value(field)])))),
              ]),
            ),
          ),
        }
      : {}),
    datos: list(all({ titulo: text, valor: text })),
    notas: list(text),
  });
}

/** Returns the endpoint of a report. */
export function endpointOf({ name, path: whole, source, operation }: Report): Endpoint {
  return { name, area: 'reportes', source, path: whole, entity: null, operations: [operation] };
}
