import type { Entity, Field, JsonSchema } from '../../model';
import type { Node } from './components';

/** Property by which a client confirms unusual values. */
export const CONFIRMED_VALUES: Record<string, Node> = {
  confirmarDatos: { type: 'boolean', description: 'Los valores que señaló 409 POR_CONFIRMAR son correctos.' },
};

/** Returns true for a field with expected days, its own or those of a nested field. */
export function isAsked({ dayRange, fields }: Field): boolean {
  return dayRange?.expectedMin !== undefined || dayRange?.expectedMax !== undefined || fields.some(isAsked);
}

/** Adds the confirmation to a request body when a field has expected days. */
export function withConfirmation(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  if (!fields.some(isAsked)) return schema;
  return { ...schema, properties: { ...(schema['properties'] as object), ...CONFIRMED_VALUES } };
}

/** Adds the properties of confirmation to the schema of a record in a body. */
export function confirmable(schema: JsonSchema, { possibleDuplicates, fields }: Entity): JsonSchema {
  const confirmed = {
    ...(possibleDuplicates
      ? {
          confirmarNoDuplicado: {
            type: 'boolean',
            description: 'No es ninguno de los registros que señaló 409 POSIBLE_DUPLICADO.',
          },
        }
      : {}),
    ...(fields.some(isAsked) ? CONFIRMED_VALUES : {}),
  };
  return { ...schema, properties: { ...(schema['properties'] as object), ...confirmed } };
}
