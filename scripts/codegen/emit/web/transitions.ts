import type { OutputFile } from '../../model';
import { indent } from '../code';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { code, element } from './jsx';
import { columnOf, columnsConstant } from './lines';

/** `transitions.gen.ts` and `transitions/<step>.gen.tsx`: the inputs of the steps that ask for something, each behind its own import. */
export function emitTransitions(context: WebContext): OutputFile[] {
  const { entity } = context;
  const steps = (entity.lifecycle?.transitions ?? []).filter(({ inputSchema, automatic }) => inputSchema && !automatic);
  if (!entity.lifecycle) return [];
  const index = new Imports();
  index.type('TransitionForms', ui('lifecycle/transition-forms'));
  if (steps.length > 0) index.use('lazy', 'react');
  const rows = steps.map(({ name }) => `  ${name}: lazy(() => import('./transitions/${name}.gen')),\n`).join('');
  return [
    {
      path: `web/${entity.name}/transitions.gen.ts`,
      sources: [entity.source.file],
      content: `${index}\nexport const transitionForms: TransitionForms = {\n${rows}};\n`,
    },
    ...steps.map((step): OutputFile => {
      const imports = new Imports('../../../../src/ui/', '../');
      const inputs = step.fields.map((field) => inputOf(field, context, imports));
      const own = step.lines && entity.fields.find(({ name }) => name === step.lines!.field);
      let columns = '';
      if (step.lines && own?.lines) {
        const filled = new Map(step.lines.fields.map((field) => [field.name, field]));
        const shown = own.fields.filter(({ name }) => filled.has(name) || step.lines!.shown.includes(name));
        columns = `\n${columnsConstant(
          'columns',
          'What is seen of a line, and what the step fills in.',
          shown.map((field) => columnOf(filled.get(field.name) ?? field, filled.has(field.name), context, imports)),
          imports,
          false,
        )}`;
        const totals = own.lines.totals.filter(({ field }) => shown.some(({ name }) => name === field));
        inputs.push(
          element(imports.use('LinesInput', ui('lines/LinesInput')), {
            source: own.name,
            rowKey: own.lines.key,
            columns: code('columns'),
            totals: totals.length > 0 ? totals : undefined,
            fixed: true,
            required: true,
          }),
        );
      }
      const component = `${step.pascal}Inputs`;
      return {
        path: `web/${entity.name}/transitions/${step.name}.gen.tsx`,
        sources: [entity.source.file],
        content: `${imports}${columns}\nexport default function ${component}() {\n  return (\n    <>\n${indent(inputs.join('\n'), 6)}\n    </>\n  );\n}\n`,
      };
    }),
  ];
}
