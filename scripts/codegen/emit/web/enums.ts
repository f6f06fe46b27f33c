import type { EnumType, OutputFile } from '../../model';
import { literal } from '../code';
import { enumConst, ownEnums, stepEnums, type FormContext } from './context';

/** `enums.gen.ts`: the codes of the entity's enums with tone and icon. Their texts are in the labels. */
export function emitEnumChoices({ entity, actions }: FormContext): OutputFile[] {
  const types = [...new Map([...ownEnums(entity.fields), ...stepEnums({ entity, actions })]).values()];
  if (types.length === 0) return [];
  return [
    {
      path: `web/${entity.name}/enums.gen.ts`,
      sources: [entity.source.file],
      content: `import type { EnumChoices } from '#platform/web/ui/values/enum-choices';\n\n${types.map(constant).join('\n')}`,
    },
  ];
}

/** Returns the choices of an enum as data for the screens. */
export function choicesOf({ name, options }: EnumType) {
  return {
    name,
    options: options.map(({ value, tone, icon }) => ({
      value,
      tone: tone === 'neutral' ? undefined : tone,
      icon: icon ?? undefined,
    })),
  };
}

function constant(type: EnumType): string {
  const { name, options } = choicesOf(type);
  const rows = options.map((option) => `    ${literal(option)},\n`).join('');
  return `export const ${enumConst(name)}: EnumChoices = {\n  name: '${name}',\n  options: [\n${rows}  ],\n};\n`;
}
