import { and, eq, exists, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LooseRecord } from '#platform/shared/paths';
import { SUPERUSER } from '#platform/shared/superuser';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { bitacora } from '#platform/server/db/system-tables';
import { isEqual } from '#platform/server/records/changes';
import { standingOf, standingOfUser } from './account-standing';
import { isOwnAccount } from './own-account';
import { touchOf } from './require-may-touch';

/** Fields that determine the permissions of an account. */
const GIVEN = ['perfilId', 'unidadId', 'proveedorId', 'almacenIds', 'servicioIds', 'personalMedicoId'] as const;

/**
 * Prevents people from granting more than they hold, unless their profile may assign that profile. Prevents them from granting anything to
 * their own accounts, which another person must do. A superuser may grant everything to others, and places to the account in use.
 *
 * @param before null for a new account
 * @throws Problem 422 CUENTA_PROPIA, PERFIL_NO_OTORGABLE, LUGAR_NO_OTORGABLE, PERFIL_TRAS_CORREO on the fields that exceed the actor's.
 */
export async function requireMayGive(
  tx: Queryable,
  before: LooseRecord | null,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (actor.usuarioId === null) return;
  const given = GIVEN.filter((field) => !isEqual(empty(record[field]), empty(before?.[field])));
  const returns = before !== null && !works(before) && works(record);
  if (given.length === 0 && !returns) return;
  const own = await standingOfUser(tx, actor.usuarioId);
  if (await isOwnAccount(tx, before ?? record, actor.usuarioId)) {
    const isInUse = before?.['usuarioId'] === actor.usuarioId;
    const widened = returns ? [...given, 'estatus'] : given;
    const refused =
      own?.perfilNombre === SUPERUSER && isInUse ? widened.filter((field) => field === 'perfilId') : widened;
    if (refused.length > 0) throw invalid(refused.map((campo) => ({ campo, codigo: 'CUENTA_PROPIA', params: {} })));
    return;
  }
  if (given.length === 0) return;
  const wanted = await standingOf(tx, record);
  // An unknown profile is refused by another check.
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
 * Checks whether the actor changed the e-mail that the account's holder signed in with. Restoring its profile afterwards would do in two
 * steps what is refused in one.
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

const works = ({ activo, estatus }: LooseRecord): boolean =>
  activo !== false && (estatus === 'ACTIVO' || estatus === 'INVITADO');
const empty = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
