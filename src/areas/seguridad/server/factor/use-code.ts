import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Orm, Queryable } from '#platform/server/db/database';
import { proveFactor, spendFactor, type FactorProof } from '#platform/server/db/factor/second-factors';
import { invalid } from '#platform/server/db/problem';
import { attemptKey, clearFailures, countFailure, requireNoWait } from '../sign-in-attempts';

/** Account to which a code belongs. */
export interface FactorHolder {
  readonly usuarioId: number;
  readonly unidadId: number | null;
  readonly email: string;
}

/**
 * Uses up a code of an account and executes what it allows, in one transaction. Wrong codes count for the e-mail from this address, as
 * wrong passwords do, and for the account from all addresses. Only people who know the password can cause that wait.
 *
 * @param then action that the code allows
 * @throws Problem 422 CODIGO_FACTOR on `codigo` for a wrong or a used code; 429 while there is a wait
 */
export async function useCode<Done>(
  orm: Orm,
  holder: FactorHolder,
  typed: string,
  actor: Actor,
  then: (tx: Queryable, proof: FactorProof) => Promise<Done>,
): Promise<Done> {
  for (const key of keysOf(holder, actor)) await requireNoWait(orm, key);
  const proof = await proveFactor(orm, holder.usuarioId, typed);
  const done = await orm.transaction(async (tx) => {
    await refuseGuesses(tx, holder, actor);
    if (proof === null || !(await spendFactor(tx, holder.usuarioId, proof))) {
      await countWrongCode(tx, holder, actor);
      return null;
    }
    await clearFailures(tx, factorKey(holder.usuarioId));
    return { value: await then(tx, proof) };
  });
  if (done === null) throw wrongCode();
  return done.value;
}

/** Serialises the attempts of each account: concurrent guesses all passed the first check. */
export async function refuseGuesses(tx: Queryable, holder: FactorHolder, actor: Actor): Promise<void> {
  await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.usuarioId, holder.usuarioId))
    .for('no key update');
  for (const key of keysOf(holder, actor)) await requireNoWait(tx, key);
}

/** Counts a wrong code and writes it into the audit trail; the one that starts a wait is recorded as a block. */
export async function countWrongCode(tx: Queryable, holder: FactorHolder, actor: Actor): Promise<void> {
  const { usuarioId, unidadId } = holder;
  const waits: boolean[] = [];
  for (const key of keysOf(holder, actor)) waits.push(await countFailure(tx, key));
  const by = { ...actor, unidadId };
  const entry = { entidad: 'usuario', entidadId: usuarioId };
  await audit(tx, by, { ...entry, accion: 'SESION_FALLIDA', motivo: 'Código del segundo factor equivocado' });
  if (waits.includes(true))
    await audit(tx, by, { ...entry, accion: 'BLOQUEO', motivo: 'Cinco códigos equivocados: los siguientes esperan' });
}

export const wrongCode = () => invalid([{ campo: 'codigo', codigo: 'CODIGO_FACTOR', params: {} }]);

const keysOf = ({ usuarioId, email }: FactorHolder, { ip }: Actor): readonly string[] => [
  attemptKey(email, ip),
  factorKey(usuarioId),
];

/** Cannot equal a name typed at sign-in. */
const factorKey = (usuarioId: number): string => `\0factor\0${usuarioId}`;
