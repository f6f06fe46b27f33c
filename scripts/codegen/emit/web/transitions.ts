import type { OutputFile, Transition } from '../../model';
import { indent } from '../code';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { code, element, objectLiteral } from './jsx';
import { recordCondition } from './record-condition';
import { columnOf, columnsConstant } from './lines';

/** `transitions.gen.ts` and `transitions/<step>.gen.tsx`: the inputs of steps with a form, each behind its own import. */
export function emitTransitions(context: WebContext): OutputFile[] {
  const { entity } = context;
  const steps = (entity.lifecycle?.transitions ?? []).filter(({ inputSchema, automatic }) => inputSchema && !automatic);
  if (!entity.lifecycle) return [];
  const index = new Imports();
  index.type('TransitionForms', ui('lifecycle/transition-forms'));
  const walked = entity.lifecycle.transitions.filter(({ walk }) => walk);
  if (walked.length > 0) {
    index.type('TransitionWalks', ui('lifecycle/transition-walks'));
    index.use('lazyPart', ui('loading/lazy-part'));
  }
  const walks = walked
    .map(
      ({ name, walk }) =>
        `  ${name}: { View: lazyPart(() => import('./transitions/${name}-walk.gen'))${walk!.optional ? ', optional: true' : ''} },\n`,
    )
    .join('');
  const rows = steps.map(({ name }) => `  ${name}: () => import('./transitions/${name}.gen'),\n`).join('');
  return [
    {
      path: `web/${entity.name}/transitions.gen.ts`,
      sources: [entity.source.file],
      content: `${index}\nexport const transitionForms: TransitionForms = {\n${rows}};\n${walks ? `\n/** Views that go through the lines of a step one by one. */\nexport const transitionWalks: TransitionWalks = {\n${walks}};\n` : ''}`,
    },
    ...walked.map((step) => walkFile(step, context)),
    ...steps.map((step): OutputFile => {
      const imports = new Imports('../');
      const inputs = step.fields.map((field) => inputOf(field, context, imports));
      const own = step.lines && entity.fields.find(({ name }) => name === step.lines!.field);
      let columns = '';
      if (step.lines && own?.lines) {
        const filled = new Map(step.lines.fields.map((field) => [field.name, field]));
        const shown = own.fields.filter(({ name }) => filled.has(name) || step.lines!.shown.includes(name));
        columns = `\n${columnsConstant(
          'columns',
          'What is seen of a line, and what the step fills in.',
          shown.map((field) => ({
            ...columnOf(filled.get(field.name) ?? field, filled.has(field.name), context, imports),
            when: recordCondition(step.lines!.when[field.name], imports),
          })),
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
            plain: inputs.length === 0,
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

/** `transitions/<step>-walk.gen.tsx`: settings of the walk through the lines of a step. */
function walkFile({ name, pascal, walk, labels, lines }: Transition, context: WebContext): OutputFile {
  const { entity } = context;
  const imports = new Imports('../');
  const { field, key, quantity, of, order, show, only, scan, save } = walk!;
  const own = entity.fields.find((candidate) => candidate.name === field)!.fields;
  const head = scan?.reference ?? own.find(({ reference }) => reference)?.name;
  const filled = own.find((column) => column.name === quantity)!;
  const shown = show.flatMap(
    (shownName) => own.find((column) => column.name === shownName && column.name !== head) ?? [],
  );
  const heading = own.find((column) => column.name === head);
  const columns = columnsConstant(
    'columns',
    'What is seen of a line.',
    [...(heading ? [heading] : []), ...shown].map((column) => columnOf(column, false, context, imports)),
    imports,
    false,
  );
  // A scanned label enters its pieces under its own lot.
  const lots = lines?.fields.find(
    (column) => column.shares?.total === quantity && scan?.lot?.startsWith(`${column.name}.`),
  );
  imports.type('WalkSpec', ui('walk/walk-spec'));
  imports.type('WalkProps', ui('walk/walk-spec'));
  const view = imports.use('WalkView', ui('walk/WalkView'));
  const spec = objectLiteral({
    field,
    key,
    quantity,
    most: filled.maximum ?? undefined,
    of: of ?? undefined,
    order,
    only: only ?? undefined,
    scan: scan
      ? {
          reference: scan.reference,
          lot: scan.lot ?? undefined,
          expiry: scan.expiry ?? undefined,
          add: scan.add || undefined,
          lots: lots ? columnOf(lots, true, context, imports)['input'] : undefined,
        }
      : undefined,
    save: save
      ? { operation: save.operation, param: entity.key.name, as: save.as, ago: save.ago ?? undefined }
      : undefined,
  });
  return {
    path: `web/${entity.name}/transitions/${name}-walk.gen.tsx`,
    sources: [entity.source.file],
    content: `${imports}\n${columns}\n/** How «${labels.es}» goes through them. */\nconst walk: WalkSpec = ${spec};\n\nexport default function ${pascal}Walk(props: WalkProps) {\n  return <${view} {...props} walk={walk} columns={columns} />;\n}\n`,
  };
}
