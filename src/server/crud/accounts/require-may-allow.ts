import { inArray } from 'drizzle-orm';
import { perfil } from '../../../../generated/server/tables.gen';
import { exceeding, ofProfile } from '../../../domain/cuentas/exceeding';
import type { Issue } from '../../../shared/issue';
import type { LooseRecord } from '../../../shared/paths';
import { SUPERUSER } from '../../../shared/superuser';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { permissionsOf } from '../../db/identity';
import { invalid } from '../../db/problem';
import { standingOfUser } from './account-standing';

/**
 * Nobody lets a profile do, or give, what they may not themselves; what it could do already stays. Superusers may all, and the server itself.
 *
 * @param before null for a profile that is being made
 * @throws Problem 422 on the permissions and profiles that are too much.
 */
export async function requireMayAllow(
  tx: Queryable,
  before: LooseRecord | null,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (actor.usuarioId === null) return;
  const own = await standingOfUser(tx, actor.usuarioId);
  if (own?.perfilNombre === SUPERUSER) return;
  // Put back into service it lets its holders do all of it anew.
  const was = before?.['activo'] === false ? null : before;
  const [known, mine] = [ofProfile(permissionsIn(was)), ofProfile(own?.permissions ?? new Map())];
  const more = new Set(exceeding(ofProfile(permissionsIn(record)), known));
  const tooMuch = exceeding(ofProfile(permissionsIn(record)), mine).filter((key) => more.has(key));
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

const permissionsIn = (profile: LooseRecord | null) =>
  permissionsOf(listOf(profile?.['permisos']) as readonly LooseRecord[]);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
