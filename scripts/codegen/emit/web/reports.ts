import type { Entity, Model, OutputFile, Report, ReportBlock, ReportDrill } from '../../model';
import { indent, literal, propertyName } from '../code';
import { parameterTypes } from '../server-operations';
import type { FormContext } from './context';
import { emitEnumChoices } from './enums';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { code, objectLiteral } from './jsx';

/** `reports.gen.ts` and `report-<name>/`: reports, each behind its own import. */
export function emitReports({ reports, entities }: Model): OutputFile[] {
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  const rows = reports
    .map(({ name }) => `  ${propertyName(name)}: () => import('./report-${name}/report.gen'),\n`)
    .join('');
  const registry = `import type { ReportModule } from '#platform/web/ui/reports/report-module';

/** Reports by the last part of their address, each behind its own import. */
export const REPORTS: Readonly<Record<string, () => Promise<{ default: ReportModule }>>> = {
${rows}};
`;
  return [
    { path: 'web/reports.gen.ts', content: registry, sources: ['schemas/reports'] },
    ...reports.flatMap((report) => reportFiles(report, all)),
  ];
}

function reportFiles(report: Report, entities: ReadonlyMap<string, Entity>): OutputFile[] {
  const { name, source, fields, operation, icon, permission, blocks, exports } = report;
  const context: FormContext = {
    entity: { name: `report-${name}`, source, fields, lifecycle: null },
    entities,
    actions: [],
  };
  const imports = new Imports();
  imports.type('ReportModule', ui('reports/report-module'));
  const form = imports.use(`${operation.name}Form`, `../../shared/forms/operation-${operation.name}.gen`);
  const inputs = fields.map((field) => inputOf(field, context, imports)).join('\n');
  const labels = ['es', 'en', 'es-mx']
    .map(
      (language) =>
        `    ${propertyName(language)}: async () => [(await import('../../locales/${language}/report-${name}.gen.json')).default],\n`,
    )
    .join('');
  const types = parameterTypes(operation.parameters ?? {});
  for (const parameter of ['formato', 'bloques']) delete types[parameter];
  if (blocks.length > 0) imports.use('lazyPart', ui('loading/lazy-part'));
  const drawn = blocks.map((block) => `    ${objectLiteral(blockSpec(block, entities))},\n`).join('');
  return [
    ...emitEnumChoices(context),
    {
      path: `web/report-${name}/report.gen.tsx`,
      sources: [source.file],
      content: `${imports}
function Inputs() {
  return (
    <>
${indent(inputs, 6)}
    </>
  );
}

const report: ReportModule = {
  name: '${name}',
  operation: '${operation.name}',
  path: '${report.path}',
  icon: '${icon}',
  permission: '${permission}',
  types: ${objectLiteral(types)},
${drawn === '' ? '' : `  blocks: [\n${drawn}  ],\n`}  exports: ${objectLiteral(exports)},
  form: ${form},
  Inputs,
  labels: {
${labels}  },
};

export default report;
`,
    },
  ];
}

/** Component that draws a block, in src/platform/web/ui/reports/blocks. */
const DRAWINGS: Readonly<Record<ReportBlock['type'], string>> = {
  heatmap: 'HeatMap',
  map: 'UnitMap',
  months: 'MonthBoard',
  meters: 'Meters',
  tiles: 'Tiles',
  stack: 'StackedBars',
  pareto: 'Pareto',
  sparklines: 'Sparklines',
  boxplot: 'BoxPlot',
  sankey: 'Sankey',
  control: 'ControlChart',
};

function blockSpec(
  { name, type, fields, roles, levels, marks, neutral, drill, action }: ReportBlock,
  entities: ReadonlyMap<string, Entity>,
): Record<string, unknown> {
  return {
    name,
    type,
    Drawing: code(`lazyPart(() => import('${ui(`reports/blocks/${DRAWINGS[type]}`)}'))`),
    roles: Object.keys(roles).length > 0 ? roles : code('{}'),
    fields: fields
      .filter(({ labels }) => labels !== null)
      .map(({ field, format, tone, drill: leads }) => ({
        field,
        format,
        tone: tone ?? undefined,
        drill: leads ? drillSpec(leads, entities) : undefined,
      })),
    levels,
    marks: marks.length > 0 ? marks : undefined,
    neutral: neutral || undefined,
    drill: drill ? drillSpec(drill, entities) : undefined,
    action: action
      ? {
          resource: action.entity,
          operation: action.operation,
          load: code(`() => import('../${action.entity}/actions.gen')`),
          start: code(literal(action.start)),
        }
      : undefined,
  };
}

/** Returns a filtered list in the form that the screens accept. */
export function drillSpec(
  { entity, filter, sort }: ReportDrill,
  entities: ReadonlyMap<string, Entity>,
): Record<string, unknown> {
  return {
    resource: entity,
    permission: entities.get(entity)!.permissions.list,
    // A plain literal, because a value may be `false`.
    filter: code(literal(filter)),
    sort: sort ?? undefined,
  };
}
