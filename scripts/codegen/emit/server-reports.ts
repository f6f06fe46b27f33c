import type { Emitter, Field, Report, ReportBlock } from '../model';
import { indent, literal, propertyName } from './code';
import { comment } from './server/text';

/** `server/reports.gen.ts`: one method for each report, with its response type. `app/handlers.gen.ts` must implement them all. */
export const emitServerReports: Emitter = ({ reports }) => {
  const imports = [
    ['ReportResult, ReportSpec', '#platform/shared/report'],
    ['OperationTypes', '../shared/operations.gen'],
  ];
  const methods = reports.map(
    ({ operation: { name, method, path, summary } }) =>
      `/** ${method} /api${path}: ${comment(summary)} */\nreadonly ${name}: ReportHandler<'${name}', Context>;`,
  );
  const names = reports.map(({ operation }) => `'${operation.name}'`).join(' | ') || 'never';
  const content = `${imports.map(([names_, path]) => `import type { ${names_} } from '${path}';\n`).join('')}
export type ReportName = ${names};

/** One row of a report. */
export type ReportRow<Name extends ReportName> = OperationTypes[Name]['answer']['filas'][number];

/** Rows of a report's blocks, by block; null for a report without blocks. */
export type ReportBlocks<Name extends ReportName> = OperationTypes[Name]['answer'] extends { bloques: infer Blocks } ? Blocks : null;

/** Handles a report: receives its validated parameters and the context of the request. */
export type ReportHandler<Name extends ReportName, Context> = (params: OperationTypes[Name]['params'], context: Context) => Promise<ReportResult<ReportRow<Name>, ReportBlocks<Name>>>;

/** Handlers by name. A report without a handler does not compile. */
export interface Reports<Context> {
${indent(methods.join('\n'))}
}

/** Titles, columns, totals, charts and paper of the reports. */
export const REPORTS: Readonly<Record<ReportName, ReportSpec>> = {
${reports.map((report) => `  ${propertyName(report.operation.name)}: ${indent(literal(specOf(report), 160)).trimStart()},\n`).join('')}};
`;
  return [{ path: 'server/reports.gen.ts', content, sources: ['schemas/reports'] }];
};

function specOf({ name, operation, labels, columns, groups, chart, exports, paper, fields, blocks }: Report): object {
  return {
    name,
    operation: operation.name,
    labels,
    columns,
    groups,
    chart,
    exports,
    parameters: fields.map(parameterOf),
    paper,
    indicators: blocks.flatMap(indicatorsOf),
  };
}

/** Figures of the screen that are also in a report's file: tiles, and proportions by name. */
function indicatorsOf({ name, type, labels, fields, roles }: ReportBlock): object[] {
  const shown = fields.flatMap(({ field, labels: own, format }) => (own ? [{ field, labels: own, format }] : []));
  if (type === 'tiles') return [{ name, labels, fields: shown, by: null }];
  const value = fields.find(({ field }) => field === roles['value']);
  return type === 'meters' && value
    ? [
        {
          name,
          labels,
          fields: [{ field: value.field, labels: value.labels ?? labels, format: 'percent' }],
          by: roles['label'],
        },
      ]
    : [];
}

/** Printed labels of a parameter and its values. */
function parameterOf({ name, labels, kind, reference, enumType, default: start }: Field): object {
  return {
    name,
    labels,
    kind,
    entity: reference?.entity ?? null,
    options: enumType && Object.fromEntries(enumType.options.map((option) => [option.value, option.labels])),
    start: start ?? null,
  };
}
