import { and, eq, exists, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LooseRecord } from '../../../shared/paths';
import { SUPERUSER } from '../../../shared/superuser';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';
import { bitacora } from '../../db/system-tables';
import { isEqual } from '../changes';
import { standingOf, standingOfUser } from './account-standing';
import { touchOf } from './require-may-touch';

/** What decides what an account may do. */
const GIVEN = ['perfilId', 'unidadId', 'proveedorId', 'almacenIds', 'servicioIds', 'personalMedicoId'] as const;

/**
 * Nobody gives what they do not hold: neither to others, unless their profile may give that one, nor to themselves, whatever it is. A superuser gives
 * all, and leaves their own profile to another.
 *
 * @param before null for an account that is being made
 * @throws Problem 422 on the fields that give too much.
 */
export async function requireMayGive(
  tx: Queryable,
  before: LooseRecord | null,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (actor.usuarioId === null) return;
  const given = GIVEN.filter((field) => !isEqual(empty(record[field]), empty(before?.[field])));
  if (given.length === 0) return;
  const own = await standingOfUser(tx, actor.usuarioId);
  if (before?.['usuarioId'] === actor.usuarioId) {
    const refused = own?.perfilNombre === SUPERUSER ? given.filter((field) => field === 'perfilId') : given;
    if (refused.length > 0) throw invalid(refused.map((campo) => ({ campo, codigo: 'CUENTA_PROPIA', params: {} })));
    return;
  }
  const wanted = await standingOf(tx, record);
  // A profile that does not exist is refused as such.
  if (!wanted) return;
  const touch = own && touchOf(own, wanted);
  if (
    touch === 'delegated' &&
    given.includes('perfilId') &&
    before &&
    (await hasMoved(tx, Number(before['usuarioId']), actor.usuarioId))
  )
    throw invalid([{ campo: 'perfilId', codigo: 'PERFIL_TRAS_CORREO', params: {} }]);
  if (touch) return;
  throw invalid([
    { campo: given[0]!, codigo: given[0] === 'perfilId' ? 'PERFIL_NO_OTORGABLE' : 'LUGAR_NO_OTORGABLE', params: {} },
  ]);
}

/**
 * Whether somebody gave another e-mail to an account that its holder had entered. Who did and then gave it back the profile of before would have
 * got by two steps what they may not have by one.
 */
async function hasMoved(tx: Queryable, account: number, usuarioId: number): Promise<boolean> {
  const entered = alias(bitacora, 'entrada');
  const before = tx
    .select({ one: sql`1` })
    .from(entered)
    .where(
      and(
        eq(entered.usuarioId, account),
        eq(entered.accion, 'INICIO_SESION'),
        lt(entered.bitacoraId, bitacora.bitacoraId),
      ),
    );
  const [moved] = await tx
    .select({ one: sql`1` })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.entidad, 'usuario'),
        eq(bitacora.entidadId, String(account)),
        eq(bitacora.usuarioId, usuarioId),
        sql`jsonb_exists(${bitacora.antes}, 'email')`,
        exists(before),
      ),
    )
    .limit(1);
  return moved !== undefined;
}

const empty = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
