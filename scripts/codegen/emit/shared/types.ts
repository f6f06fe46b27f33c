import { compile } from 'json-schema-to-typescript';
import type { Entity, JsonSchema, Model, OutputFile } from '../../model';
import { remembered } from '../../remembered';

/** `types/<entity>.gen.ts`: the types of a record as read and as written. */
export async function emitTypes(model: Model): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const entity of model.entities) {
    files.push({
      path: `shared/types/${entity.name}.gen.ts`,
      content: await entityTypes(entity),
      sources: [entity.source.file],
    });
  }
  const names = model.entities.map(
    (entity) => `export type { ${entity.pascal}, ${entity.pascal}Input } from './types/${entity.name}.gen';\n`,
  );
  return [...files, { path: 'shared/types.gen.ts', content: names.join(''), sources: ['schemas/entities'] }];
}

async function entityTypes({ pascal, labels, readSchema, writeSchema, lifecycle }: Entity): Promise<string> {
  const read = await typeOf(pascal, `${labels.one.es}, as the server answers it.`, readSchema);
  const write = await typeOf(`${pascal}Input`, `${labels.one.es}, as a client sends it.`, writeSchema);
  const steps = await Promise.all(
    (lifecycle?.transitions ?? []).map(async (transition) =>
      transition.inputSchema
        ? `\n${await typeOf(`${transition.pascal}Input`, `${labels.one.es}, «${transition.labels.es}»: what is sent.`, transition.inputSchema)}`
        : '',
    ),
  );
  return `${read}\n${write}${steps.join('')}`;
}

/** Generates one interface from a JSON Schema. The project's formatter formats it later. */
export const typeOf = remembered((name: string, description: string, schema: JsonSchema): Promise<string> => {
  return compile({ ...plainFor(schema), description }, name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    unknownAny: true,
  });
});

/** Removes item limits, which would become tuples of every possible length, and titles, which would become separate types. */
function plainFor(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !['minItems', 'maxItems', 'title'].includes(keyword))
      .map(([keyword, value]) => {
        if (keyword === 'properties')
          return [
            keyword,
            Object.fromEntries(
              Object.entries(value as Record<string, JsonSchema>).map(([name, child]) => [name, plainFor(child)]),
            ),
          ];
        if (keyword === 'items') return [keyword, plainFor(value as JsonSchema)];
        return [keyword, value];
      }),
  );
}
