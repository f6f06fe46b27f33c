import type { Field, OutputFile } from '../../model';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { objectLiteral, type Code, code } from './jsx';
import { choices } from './value-spec';

/** `matrices.gen.ts`: fields that are a matrix, for the form, the page and the screens that compare two of them. */
export function emitMatrices(context: WebContext): OutputFile[] {
  const { entity } = context;
  const fields = entity.fields.filter(({ matrix }) => matrix !== null);
  if (fields.length === 0) return [];
  const imports = new Imports();
  imports.type('MatrixSpec', ui('matrix/matrix-spec'));
  const constants = fields.map((field) => {
    const { rows, key, choice, order, affects } = field.matrix!;
    const enumType = field.fields.find(({ name }) => name === choice)!.enumType!;
    return `/** «${field.labels.es}» */\nexport const ${constantOf(field)}: MatrixSpec = ${objectLiteral({ rows, key, choice, choices: choices(enumType.name, context, imports), order, affects: affects ?? undefined })};\n`;
  });
  return [
    {
      path: `web/${entity.name}/matrices.gen.ts`,
      sources: [entity.source.file],
      content: `${imports}\n${constants.join('\n')}`,
    },
  ];
}

/** Imports the constant of a field's matrix. */
export function matrixCode(field: Field, imports: Imports): Code {
  return code(imports.use(constantOf(field), './matrices.gen'));
}

const constantOf = ({ name }: Field): string => `${name}Matrix`;
