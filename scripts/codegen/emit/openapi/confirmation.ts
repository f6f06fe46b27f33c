import type { Entity, Field, JsonSchema } from '../../model';
import type { Node } from './components';

/** Property by which a client confirms values that were asked about. */
export const CONFIRMED_VALUES: Record<string, Node> = {
  confirmarDatos: { type: 'boolean', description: 'The values that 409 POR_CONFIRMAR named are right.' },
};

/** Tells fields with expected days, their own or of a field inside. */
export function isAsked({ dayRange, fields }: Field): boolean {
  return dayRange?.expectedMin !== undefined || dayRange?.expectedMax !== undefined || fields.some(isAsked);
}

/** Request body, with the confirmation where a field has expected days. */
export function withConfirmation(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  if (!fields.some(isAsked)) return schema;
  return { ...schema, properties: { ...(schema['properties'] as object), ...CONFIRMED_VALUES } };
}

/** Schema of a record in a body, with the properties that confirm it. */
export function confirmable(schema: JsonSchema, { possibleDuplicates, fields }: Entity): JsonSchema {
  const confirmed = {
    ...(possibleDuplicates
      ? {
          confirmarNoDuplicado: {
            type: 'boolean',
            description: 'It is another record than those that 409 POSIBLE_DUPLICADO named.',
          },
        }
      : {}),
    ...(fields.some(isAsked) ? CONFIRMED_VALUES : {}),
  };
  return { ...schema, properties: { ...(schema['properties'] as object), ...confirmed } };
}
