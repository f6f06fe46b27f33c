import type { Model, OutputFile } from '../../model';
import { constantCase } from '../../names';
import { literal } from '../code';

/** `enums.gen.ts`: the codes of each enum as a constant and as a type. Labels are in generated/locales. */
export function emitEnums(model: Model): OutputFile[] {
  const blocks = model.enums.map(({ name, options }) => {
    const constant = constantCase(name);
    const values = literal(
      options.map((option) => option.value),
      120 - constant.length,
    );
    return `export const ${constant} = ${values} as const;\nexport type ${name} = (typeof ${constant})[number];\n`;
  });
  return [
    {
      path: 'shared/enums.gen.ts',
      content: blocks.join('\n') || 'export {};\n',
      sources: [...new Set(model.enums.map((type) => type.source.file))].toSorted(),
    },
  ];
}
