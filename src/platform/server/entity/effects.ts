import type { EntityName, EntityTypes } from '#platform/shared/entity-types';
import type { Effect } from '../lifecycle/step';

type EffectTypes<Name extends EntityName> = EntityTypes[Name]['effects'];

/** Effects of an entity's steps, by their names in its schema. A missing or surplus one does not compile. */
export type EffectsOf<Name extends EntityName> = {
  readonly [Key in keyof EffectTypes<Name>]: EffectTypes<Name>[Key] extends {
    readonly document: infer Document;
    readonly input: infer Input;
  }
    ? Effect<Document, Input>
    : never;
};
