import type { Entity, Model, OutputFile, Report } from '../../model';
import { indent, propertyName } from '../code';
import { parameterTypes } from '../server-operations';
import type { FormContext } from './context';
import { emitEnumChoices } from './enums';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { objectLiteral } from './jsx';

/** `reports.gen.ts` and `report-<name>/`: each report's screen behind an import of its own. */
export function emitReports({ reports, entities }: Model): OutputFile[] {
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  const rows = reports
    .map(({ name }) => `  ${propertyName(name)}: () => import('./report-${name}/report.gen'),\n`)
    .join('');
  const registry = `import type { ReportModule } from '../../src/ui/reports/report-module';

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
  const { name, source, fields, operation, icon, permission, exports } = report;
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
  delete types['formato'];
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
  exports: ${objectLiteral(exports)},
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
