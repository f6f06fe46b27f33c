import type { EntityName, EntityTypes } from '#platform/shared/entity-types';
import type { EffectTable } from '../lifecycle/step';
import type { RecordOf } from '../records/read/wire-record';
import type { EffectsOf } from './effects';
import type { BodyReader, WriteHooks } from './hooks';

/**
 * Server behaviour of an entity that its schema cannot express. `effects` is required when the schema names any, `parseBody` when clients
 * may send the entity in more than one shape.
 */
export type EntityParts<Name extends EntityName> = WriteHooks<RecordOf<EntityTypes[Name]['record']>> &
  (keyof EntityTypes[Name]['effects'] extends never
    ? { readonly effects?: never }
    : { readonly effects: EffectsOf<Name> }) &
  (EntityTypes[Name] extends { readonly alsoSent: true } ? { readonly parseBody: BodyReader } : object);

/** Hooks and effects of an entity without their types: the engine finds them by their names in the schema. */
export interface EntityDefinition extends WriteHooks {
  readonly name: string;
  readonly effects: EffectTable;
}

/**
 * Defines the behaviour of an entity beyond its schema. The file `src/areas/<area>/server/<entity>.ts` exports the result under the
 * entity's name in camel case. The compiler collects these files in `generated/app/entities.gen.ts`.
 *
 * @example
 * export const temperatura = defineEntity('temperatura', {
 *   created: (record, { tx, actor }) => notifyBreach(tx, record, actor),
 * });
 */
export function defineEntity<Name extends EntityName>(name: Name, parts: EntityParts<Name>): EntityDefinition {
  // The schema compiler names the effects, and a record is passed only to the hooks of its own entity.
  return { effects: {}, ...parts, name } as unknown as EntityDefinition;
}
