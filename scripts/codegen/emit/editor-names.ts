import type { Model, OutputFile } from '../model';

/**
 * `editor/names.gen.json`: names that schemas may refer to, for editors only. schemas/meta refers to it, so that an editor underlines a
 * reference to an unknown entity while typing. The compiler reports the same with the nearest name.
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
