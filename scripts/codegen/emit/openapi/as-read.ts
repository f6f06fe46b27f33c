import type { Entity, JsonSchema, Model } from '../../model';
import { secretsOf } from '../web/secrets';

/**
 * Response schema of a record, for every reader: fields restricted to some readers, and those derived from them, are optional. The label of
 * a reference is null when its record has none.
 */
export function asRead(schema: JsonSchema, entity: Entity, { entities }: Model): JsonSchema {
  const byName = new Map(entities.map((each) => [each.name, each]));
  const secret = Object.keys(secretsOf(entity, byName));
  const inside = (name: string) =>
    secret.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
  const hidden = new Set([
    ...secret,
    ...entity.fields.flatMap(({ name, embed, reference }) => [
      ...(embed && inside(name).length > 0 ? [embed.keyName] : []),
      ...(reference?.labelField && secret.includes(name) ? [reference.labelField] : []),
    ]),
  ]);
  const labels = entity.fields.flatMap(({ reference }) => reference?.labelField ?? []);
  const properties = { ...(schema['properties'] as Record<string, JsonSchema>) };
  for (const name of labels) if (properties[name]) properties[name] = { ...properties[name], type: ['string', 'null'] };
  for (const { name, embed, sensitive } of entity.fields) {
    const own = new Set(inside(name));
    // A record outside the reader's scope shows little; one with secrets shows everything else.
    if (embed && own.size > 0 && properties[name]) properties[name] = without(properties[name], sensitive ? null : own);
  }
  return without({ ...schema, properties }, hidden);
}

/** Returns a schema that does not require some properties; with null, it requires none. */
function without(schema: JsonSchema, names: ReadonlySet<string> | null): JsonSchema {
  const required = schema['required'] as readonly string[] | undefined;
  const choices = schema['anyOf'] as readonly JsonSchema[] | undefined;
  return {
    ...schema,
    ...(required ? { required: required.filter((name) => names !== null && !names.has(name)) } : {}),
    ...(choices ? { anyOf: choices.map((choice) => without(choice, names)) } : {}),
  };
}
