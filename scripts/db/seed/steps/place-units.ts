import { nucleo, persona, personalMedico, unidad } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import { person } from '../people/person';
import type { PlacedUnit } from '../plan/placed-unit';
import type { UnitPlan } from '../plan/unit-plan';
import { reserveKeys } from '#platform/server/db/reserve-keys';

const WORKING_AGE = [25, 64] as const;

/** Reserves keys and persons for a plan before anything is inserted, because the records refer to each other in cycles. */
export async function placeUnits(
  { db, baseDate, curps }: SeedContext,
  plans: readonly UnitPlan[],
  staffBefore: number,
): Promise<PlacedUnit[]> {
  const count = (of: (plan: UnitPlan) => readonly unknown[]) =>
    plans.reduce((total, plan) => total + of(plan).length, 0);
  const unitKeys = await reserveKeys(db, unidad.unidadId, plans.length);
  const personKeys = (
    await reserveKeys(
      db,
      persona.personaId,
      count(({ posts }) => posts),
    )
  ).values();
  const staffKeys = (
    await reserveKeys(
      db,
      personalMedico.personalMedicoId,
      count(({ posts }) => posts),
    )
  ).values();
  const coreKeys = (
    await reserveKeys(
      db,
      nucleo.nucleoId,
      count(({ cores }) => cores),
    )
  ).values();
  let number = staffBefore;
  return plans.map((plan, index) => ({
    plan,
    unidadId: unitKeys[index]!,
    members: plan.posts.map((post) => {
      const genero = post.tipo === 'ENFERMERIA' && number % 5 !== 0 ? 'M' : undefined;
      const wish = { kind: 'personal', index: number, baseDate, ages: WORKING_AGE, taken: curps } as const;
      return {
        post,
        persona: { personaId: next(personKeys), ...person(genero ? { ...wish, genero } : wish) },
        personalMedicoId: next(staffKeys),
        number: number++,
      };
    }),
    nucleoIds: plan.cores.map(() => next(coreKeys)),
  }));
}

function next(keys: Iterator<number>): number {
  return keys.next().value as number;
}
