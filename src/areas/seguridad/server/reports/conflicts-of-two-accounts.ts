import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PERMISSION_CONFLICTS } from '#generated/shared/permission-conflicts.gen';
import { persona, usuario } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Orm } from '#platform/server/db/database';
import { isInService } from '../identity';
import { fullName } from '#platform/shared/text/full-name';

interface HeldProfile {
  readonly perfilId: number;
  readonly titulo: string;
  readonly permissions: ReadonlyMap<string, string>;
}

/** Reads the conflicts of people whose accounts together hold two incompatible permissions, one row for each person and pair. */
export async function conflictsOfTwoAccounts(
  orm: Orm,
  held: readonly HeldProfile[],
  pairs: typeof PERMISSION_CONFLICTS,
  actor: Actor,
) {
  if (!actor.permissions.has('usuario.ver')) return [];
  const reached = scopeCondition(resourceOf('usuario'), 'usuario.ver', actor);
  const several = orm
    .select({ personaId: usuario.personaId })
    .from(usuario)
    .where(isInService)
    .groupBy(usuario.personaId)
    .having(sql`count(*) > 1`);
  const accounts = await orm
    .select({
      personaId: usuario.personaId,
      perfilId: usuario.perfilId,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(isInService, inArray(usuario.personaId, several), reached))
    .orderBy(asc(persona.primerApellido), asc(persona.nombre), asc(usuario.usuarioId));
  const people = [...new Set(accounts.map(({ personaId }) => personaId))];
  return people.flatMap((personaId) => {
    const own = accounts.filter((account) => account.personaId === personaId);
    const profiles = held.filter(({ perfilId }) => own.some((account) => account.perfilId === perfilId));
    return pairs.flatMap((pair) => {
      const [one, other] = pair.permissions;
      if (profiles.some(({ permissions }) => permissions.has(one) && permissions.has(other))) return [];
      const [first, second] = [one, other].map((key) => profiles.find(({ permissions }) => permissions.has(key)));
      return first && second
        ? [
            {
              pair,
              holders: [first, second] as const,
              perfil: `${first.titulo} + ${second.titulo}`,
              total: 1,
              names: [fullName(own[0]!)],
            },
          ]
        : [];
    });
  });
}
