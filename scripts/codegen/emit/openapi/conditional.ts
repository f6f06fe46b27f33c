import type { Condition, Field, JsonSchema } from '../../model';
import type { Node } from './components';

/** Adds conditionally required fields to the schema of a record in a body: either the condition does not hold, or the field is present. */
export function withConditions(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  const properties = schema['properties'] as Readonly<Record<string, unknown>>;
  const rules = fields.flatMap((field): Node[] => {
    const condition = field.requiredWhen ?? (field.required ? field.when : null);
    if (!condition || field.embed || field.readOnly || !(field.name in properties)) return [];
    return [{ anyOf: [{ not: holds(condition) }, filled(field.name)] }];
  });
  return rules.length > 0 ? { ...schema, allOf: rules } : schema;
}

/** Converts a condition to a schema of the record. */
function holds(condition: Condition): Node {
  switch (condition.op) {
    case 'equals':
      return condition.value === null
        ? { not: filled(condition.path) }
        : at(condition.path, { const: condition.value });
    case 'in':
      return at(condition.path, { enum: condition.values });
    case 'filled':
      return filled(condition.path);
    case 'not':
      return { not: holds(condition.condition) };
    case 'all':
      return { allOf: condition.conditions.map(holds) };
    case 'any':
      return { anyOf: condition.conditions.map(holds) };
  }
}

const filled = (path: string): Node => at(path, { not: { enum: [null, ''] } });

function at(path: string, schema: Node): Node {
  const [name = '', ...rest] = path.split('.');
  const inside = rest.length === 0 ? schema : { type: 'object', ...at(rest.join('.'), schema) };
  return { properties: { [name]: inside }, required: [name] };
}
