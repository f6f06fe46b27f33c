import type { Operation, OutputFile } from '../../model';
import { indent } from '../code';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { code, objectLiteral } from './jsx';
import { columnOf, columnsConstant, linesInput } from './lines';
import { recordCondition } from './record-condition';

/** `actions.gen.ts` and `actions/<operation>.gen.tsx`: operations with a button, with the form of each behind its own import. */
export function emitActions(context: WebContext): OutputFile[] {
  const { actions, entity } = context;
  if (actions.length === 0) return [];
  const imports = new Imports();
  imports.type('Action', ui('operations/action'));
  const constants = (['record', 'list'] as const).flatMap((place) => {
    const rows = actions
      .filter(({ button }) => button?.on === place)
      .map((action) => `  ${objectLiteral(actionSpec(action, imports))},\n`);
    return rows.length > 0
      ? [`/** Buttons of the ${place}. */\nexport const ${place}Actions: readonly Action[] = [\n${rows.join('')}];\n`]
      : [];
  });
  const sources = [...new Set(actions.map(({ source }) => source.file))];
  return [
    { path: `web/${entity.name}/actions.gen.ts`, sources, content: `${imports}\n${constants.join('\n')}` },
    ...actions.flatMap((action) => inputsFile(action, context)),
  ];
}

function actionSpec(
  {
    name,
    path,
    import: imported,
    icon,
    permission,
    secondPerson,
    confirm,
    fields,
    invalidates,
    answerEntity,
    button,
  }: Operation,
  imports: Imports,
): Record<string, unknown> {
  const given = (values: Readonly<Record<string, string>> = {}) =>
    Object.keys(values).length > 0 ? values : undefined;
  return {
    name,
    icon: icon ?? undefined,
    permission: permission === 'signed-in' ? null : permission,
    secondPerson: secondPerson === null ? undefined : true,
    confirm: confirm !== null,
    wide: fields?.some(({ lines }) => lines) ?? false,
    invalidates,
    answer: answerEntity ?? undefined,
    when: recordCondition(button?.when, imports),
    params: button?.params ? (given(button.params) ?? code('{}')) : undefined,
    take: given(button?.take),
    start: given(button?.start),
    copies: button?.copies ?? false,
    edits: button?.edits ?? false,
    writes: button?.writes ?? false,
    import: imported
      ? {
          path,
          columns: imported.columns,
          match: imported.match,
          most: imported.most,
          review: imported.review !== null || undefined,
        }
      : undefined,
    load: fields ? code(`() => import('./actions/${name}.gen')`) : undefined,
  };
}

function inputsFile({ name, pascal, fields, source, button }: Operation, context: WebContext): OutputFile[] {
  if (!fields) return [];
  const imports = new Imports('../');
  const columns: string[] = [];
  const inputs = fields
    .filter((field) => button?.take[field.name] === undefined)
    .map((field) => {
      if (!field.lines) return inputOf(field, context, imports);
      const constant = `${field.name}Columns`;
      columns.push(
        columnsConstant(
          constant,
          `Columns of «${field.labels.es}».`,
          field.fields.map((child) => columnOf(child, !child.readOnly, context, imports)),
          imports,
          false,
        ),
      );
      return linesInput(
        field,
        context,
        imports,
        { source: field.name, required: field.required, hint: field.hint !== null },
        false,
        constant,
      );
    });
  const form = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Form`;
  return [
    {
      path: `web/${context.entity.name}/actions/${name}.gen.tsx`,
      sources: [source.file],
      content: `${imports}\nexport { ${form} as form } from '../../../shared/forms/operation-${name}.gen';
${columns.map((text) => `\n${text}`).join('')}
export default function ${pascal}Inputs() {
  return (
    <>
${indent(inputs.join('\n'), 6)}
    </>
  );
}
`,
    },
  ];
}
