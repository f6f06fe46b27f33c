import type { EntityName, EntityTypes } from '#platform/shared/entity-types';
import type { EffectTable } from '../lifecycle/step';
import type { RecordOf } from '../records/to-record';
import type { EffectsOf } from './effects';
import type { BodyReader, WriteHooks } from './hooks';

/**
 * Behaviour of an entity on the server that its schema cannot state. `effects` is required when the schema names any, `parseBody` when clients
 * may send the entity in more than one shape.
 */
export type EntityParts<Name extends EntityName> = WriteHooks<RecordOf<EntityTypes[Name]['record']>> &
  (keyof EntityTypes[Name]['effects'] extends never
    ? { readonly effects?: never }
    : { readonly effects: EffectsOf<Name> }) &
  (EntityTypes[Name] extends { readonly alsoSent: true } ? { readonly parseBody: BodyReader } : object);

/** An entity's hooks and effects without their types: the engine finds them by the names in the schema. */
export interface EntityDefinition extends WriteHooks {
  readonly name: string;
  readonly effects: EffectTable;
}

/**
 * Defines what an entity does beyond its schema. The file `src/areas/<area>/server/<entity>.ts` exports the result under the entity's name in
 * camel case, and the compiler collects these files in `generated/app/entities.gen.ts`.
 *
 * @example
 * export const temperatura = defineEntity('temperatura', {
 *   created: (record, { tx, actor }) => tellBreach(tx, record, actor),
 * });
 */
export function defineEntity<Name extends EntityName>(name: Name, parts: EntityParts<Name>): EntityDefinition {
  // The compiler of the schemas names the effects, and a record reaches only the hooks of its own entity.
  return { effects: {}, ...parts, name } as unknown as EntityDefinition;
}
