import type { Person } from '../people/person';
import type { Post, UnitPlan } from './unit-plan';

export interface PlacedMember {
  readonly post: Post;
  readonly persona: Person & { readonly personaId: number };
  readonly personalMedicoId: number;
  /** Among all staff, from 0. */
  readonly number: number;
}

/** A unit of the plan with the numbers that it, its people and its places were given. */
export interface PlacedUnit {
  readonly plan: UnitPlan;
  readonly unidadId: number;
  readonly members: readonly PlacedMember[];
  readonly nucleoIds: readonly number[];
}
