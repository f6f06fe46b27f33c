import type { LooseRecord } from '#platform/shared/paths';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/text/full-name';

/** Notifies the previous address of an account of the new one, in the transaction of the change. Sends nothing if it is unchanged. */
export async function notifyOldAddress(
  before: LooseRecord,
  after: Readonly<WireRecord>,
  { tx, sendLetter }: Pick<OperationContext, 'tx' | 'sendLetter'>,
): Promise<void> {
  if (before['email'] === after['email']) return;
  const {
    nombre = '',
    primerApellido = '',
    segundoApellido = null,
  } = (after['persona'] ?? {}) as { nombre?: string; primerApellido?: string; segundoApellido?: string | null };
  await sendLetter(tx, {
    kind: 'correo',
    email: String(before['email']),
    nombre: fullName({ nombre, primerApellido, segundoApellido }),
  });
}
