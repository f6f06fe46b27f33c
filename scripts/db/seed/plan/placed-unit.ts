import type { Person } from '../people/person';
import type { Post, UnitPlan } from './unit-plan';

export interface PlacedMember {
  readonly post: Post;
  readonly persona: Person & { readonly personaId: number };
  readonly personalMedicoId: number;
  /** Index among all staff, from 0. */
  readonly number: number;
}

/** Unit of the plan with the numbers assigned to it, its staff and its places. */
export interface PlacedUnit {
  readonly plan: UnitPlan;
  readonly unidadId: number;
  readonly members: readonly PlacedMember[];
  readonly nucleoIds: readonly number[];
}
