import { and, eq, inArray, ne } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import { exceeding, ofProfile } from '#areas/seguridad/shared/cuentas/exceeding';
import type { Issue } from '#platform/shared/validation/issue';
import type { LooseRecord } from '#platform/shared/paths';
import { SUPERUSER } from '#platform/shared/superuser';
import { accountsOfPerson } from '#platform/server/db/accounts-of-person';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { permissionsOf } from './identity';
import { invalid } from '#platform/server/db/problem';
import { standingOfUser } from './account-standing';

/**
 * Prevents people from adding to a profile permissions or profiles that they lack; its existing permissions stay. Permissions of a profile
 * of another account of theirs cannot be increased at all. Superusers and the server may add everything.
 *
 * @param before null for a new profile
 * @throws Problem 422 on the permissions and profiles that exceed the actor's; CUENTA_PROPIA on `permisos`
 */
export async function requireMayAllow(
  tx: Queryable,
  before: LooseRecord | null,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (actor.usuarioId === null) return;
  const own = await standingOfUser(tx, actor.usuarioId);
  // Reactivation grants all permissions of the profile again, so all are checked.
  const was = before?.['activo'] === false ? null : before;
  const wanted = ofProfile(permissionsIn(record));
  const more = new Set(exceeding(wanted, ofProfile(permissionsIn(was))));
  if (more.size > 0 && before && (await isOfOtherOwnAccount(tx, Number(before['perfilId']), actor.usuarioId)))
    throw invalid([{ campo: 'permisos', codigo: 'CUENTA_PROPIA', params: {} }]);
  if (own?.perfilNombre === SUPERUSER) return;
  const mine = ofProfile(own?.permissions ?? new Map());
  const tooMuch = exceeding(wanted, mine).filter((key) => more.has(key));
  const issues: Issue[] = listOf(record['permisos']).flatMap((row, index) =>
    tooMuch.includes(String((row as LooseRecord)['clave']))
      ? [{ campo: `permisos.${index}.alcance`, codigo: 'PERMISO_NO_OTORGABLE', params: {} }]
      : [],
  );
  const given = listOf(record['otorga'])
    .map((id, index) => ({ id: Number(id), index }))
    .filter(({ id }) => !listOf(was?.['otorga']).includes(id) && !own?.otorga.includes(id));
  if (given.length > 0) {
    const rows = await tx
      .select({ perfilId: perfil.perfilId, nombre: perfil.nombre, permisos: perfil.permisos })
      .from(perfil)
      .where(
        inArray(
          perfil.perfilId,
          given.map(({ id }) => id),
        ),
      );
    const allowed = new Set(
      rows
        .filter(
          ({ nombre, permisos }) =>
            nombre !== SUPERUSER && exceeding(ofProfile(permissionsOf(permisos ?? [])), mine).length === 0,
        )
        .map(({ perfilId }) => perfilId),
    );
    issues.push(
      ...given
        .filter(({ id }) => !allowed.has(id))
        .map(({ index }) => ({ campo: `otorga.${index}`, codigo: 'PERFIL_NO_OTORGABLE', params: {} })),
    );
  }
  if (issues.length > 0) throw invalid(issues);
}

async function isOfOtherOwnAccount(tx: Queryable, perfilId: number, usuarioId: number): Promise<boolean> {
  const [held] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(
      and(
        eq(usuario.perfilId, perfilId),
        ne(usuario.usuarioId, usuarioId),
        inArray(usuario.usuarioId, accountsOfPerson(usuarioId)),
      ),
    )
    .limit(1);
  return held !== undefined;
}

const permissionsIn = (profile: LooseRecord | null) =>
  permissionsOf(listOf(profile?.['permisos']) as readonly LooseRecord[]);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
