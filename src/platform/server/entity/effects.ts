import type { EffectTypes } from '#generated/shared/lifecycle-functions.gen';
import type { Effect } from '../lifecycle/step';

/** Effects by name, each with the types of its document and of what is filled in. One that is missing does not compile. */
export type Effects = {
  readonly [Name in keyof EffectTypes]: Effect<EffectTypes[Name]['document'], EffectTypes[Name]['input']>;
};

/** Those of one document, by how their names begin. */
export type EffectsOf<Document extends string> = Pick<Effects, Extract<keyof Effects, `${Document}${string}`>>;
