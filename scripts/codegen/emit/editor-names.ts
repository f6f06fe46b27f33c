import type { Model, OutputFile } from '../model';

/**
 * `editor/names.gen.json`: the names that schemas may refer to, for editors alone. schemas/meta points here, so that a reference to an
 * entity that does not exist is underlined while it is typed; the compiler says the same with the nearest right name.
 */
export function emitEditorNames({ entities, permissions, navigation }: Model): OutputFile[] {
  const names = (list: readonly string[]) => ({ enum: list.toSorted() });
  const definitions = {
    entity: names(entities.map(({ name }) => name)),
    permission: names(permissions.map(({ key }) => key)),
    menuGroup: names(navigation.map(({ id }) => id)),
  };
  return [
    {
      path: 'editor/names.gen.json',
      sources: ['schemas'],
      content: `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: definitions }, null, 2)}\n`,
    },
  ];
}
