import { and, eq, sql } from 'drizzle-orm';
import { OPERATIONS, type OperationName } from '#generated/shared/operations.gen';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { toZonedTime } from '#platform/shared/dates/moments';
import { isSamePerson } from '#platform/server/db/accounts-of-person';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';
import { aval, type VouchWords } from '#platform/server/db/system-tables';
import type { Actor } from '#platform/server/db/actor';
import type { OperationContext } from '#platform/server/operations/context';
import { userName } from '../user-name';
import { ACT_KINDS } from './described-acts';
import { isOpen, isWaiting, openVouch, waitingVouches, type Vouch } from './vouches';

/**
 * Requests the confirmation of an act by a second person.
 *
 * @throws Problem 403 SIN_PERMISO, SIMULACION_SOLO_LECTURA; 404 for an operation that takes no second person, or an act out of reach; 429
 */
export const vouchAsk: OperationHandler<'vouchAsk', OperationContext> = async ({ body }, context) => {
  const { database, actor } = context;
  const pideId = accountOf(context);
  const name = body.operacion as OperationName;
  const kind = Object.hasOwn(ACT_KINDS, name) ? ACT_KINDS[name] : undefined;
  if (!kind) throw notFound();
  if (!actor.permissions.has(OPERATIONS[name].permission as PermissionKey)) throw new Problem(403, 'SIN_PERMISO');
  const act = { name, params: body.parametros, body: body.cuerpo };
  const row = await database.orm.transaction(async (tx) =>
    openVouch(tx, act, await kind.describe(tx, act, actor), pideId),
  );
  return {
    avalId: row.avalId,
    numero: row.numero,
    accion: wordsOf(row.palabras[0]!, context),
    expira: row.expira.toISOString(),
  };
};

/** Lists the requests that the account in use may confirm. */
export const vouchList: OperationHandler<'vouchList', OperationContext> = async (_input, context) => {
  const { database, actor } = context;
  accountOf(context);
  const waiting = await waitingVouches(database.orm, vouchable(actor), actor);
  const mine: Vouch[] = [];
  for (const row of waiting) if (await reaches(database.orm, row, actor)) mine.push(row);
  return Promise.all(
    mine.map(async (row) => ({
      avalId: row.avalId,
      numero: row.numero,
      pide: await userName(database.orm, row.pideId),
      accion: wordsOf(row.palabras[0]!, context),
      detalles: row.palabras.slice(1).map((words) => wordsOf(words, context)),
      creada: row.creada.toISOString(),
      expira: row.expira.toISOString(),
    })),
  );
};

/** Returns the state of a request to its requester. @throws Problem 404 for a request of another person */
export const vouchState: OperationHandler<'vouchState', OperationContext> = async ({ params: { avalId } }, context) => {
  const { orm } = context.database;
  const isTheirs = and(eq(aval.avalId, avalId), eq(aval.pideId, accountOf(context)));
  const [row] = await orm
    .select({ row: aval, isOpen: sql<boolean>`${isOpen}` })
    .from(aval)
    .where(isTheirs);
  if (!row) throw notFound();
  const estado = row.row.rechazada
    ? 'RECHAZADO'
    : !row.isOpen
      ? 'TERMINADO'
      : row.row.confirmada
        ? 'CONFIRMADO'
        : 'ESPERA';
  return { estado, quien: row.row.avalaId === null ? null : await userName(orm, row.row.avalaId) };
};

/** Confirms a request, as its second person. @throws Problem 404 */
export const vouchConfirm: OperationHandler<'vouchConfirm', OperationContext> = ({ params: { avalId } }, context) =>
  decide(avalId, context, 'confirmada');

/** Refuses a request, as its second person. @throws Problem 404 */
export const vouchRefuse: OperationHandler<'vouchRefuse', OperationContext> = ({ params: { avalId } }, context) =>
  decide(avalId, context, 'rechazada');

/** Withdraws a request of the actor. @throws Problem 404 for one that has ended, or of another person */
export const vouchWithdraw: OperationHandler<'vouchWithdraw', OperationContext> = async (
  { params: { avalId } },
  context,
) => {
  const [row] = await context.database.orm
    .update(aval)
    .set({ retirada: sql`now()` })
    .where(and(eq(aval.avalId, avalId), eq(aval.pideId, accountOf(context)), isOpen))
    .returning({ avalId: aval.avalId });
  if (!row) throw notFound();
  return true;
};

/** The audit trail records the decision in the second person's name, with their device. The entry of the act records its result. */
async function decide(avalId: string, context: OperationContext, how: 'confirmada' | 'rechazada'): Promise<true> {
  const { actor } = context;
  const avalaId = accountOf(context);
  await context.database.orm.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(aval)
      .where(and(eq(aval.avalId, avalId), isWaiting))
      .for('update');
    if (!row || !vouchable(actor).includes(row.operacion)) throw notFound();
    if (await isSamePerson(tx, row.pideId, avalaId)) throw notFound();
    if (!(await reaches(tx, row, actor))) throw notFound();
    await tx
      .update(aval)
      .set({ avalaId, [how]: sql`now()` })
      .where(eq(aval.avalId, avalId));
    await audit(tx, actor, {
      accion: 'AVALAR',
      entidad: row.entidad,
      entidadId: row.entidadId,
      despues: { avalaA: row.pideId, operacion: row.operacion, solicitud: row.numero },
      motivo: how === 'confirmada' ? 'Confirmó la solicitud en su propia sesión' : 'No confirmó la solicitud',
    });
  });
  return true;
}

/** Returns the operations that a person may vouch for, by their permissions alone. */
function vouchable({ permissions }: Actor): string[] {
  return Object.values(OPERATIONS)
    .filter(({ secondPerson }) => secondPerson !== null && permissions.has(secondPerson as PermissionKey))
    .map(({ name }) => name);
}

async function reaches(db: Queryable, row: Vouch, actor: Actor): Promise<boolean> {
  const kind = ACT_KINDS[row.operacion as OperationName];
  const { entidad, entidadId, unidadId, almacenId } = row;
  const at = { entidad, entidadId: entidadId === null ? null : Number(entidadId), unidadId, almacenId };
  return kind !== undefined && (await kind.reaches(db, at, actor));
}

/** Formats a line in the reader's language, with times in the reader's time zone. */
function wordsOf({ clave, valores, horas = {} }: VouchWords, { text, actor }: OperationContext): string {
  const times = Object.entries(horas).map(([name, at]) => [
    name,
    toZonedTime(at, actor.timeZone)?.time.slice(0, 5) ?? '—',
  ]);
  return text(clave, { ...valores, ...Object.fromEntries(times) });
}

function accountOf({ session, actor }: OperationContext): number {
  if (!session || actor.usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  if (session.simulation) throw new Problem(403, 'SIMULACION_SOLO_LECTURA');
  return actor.usuarioId;
}
