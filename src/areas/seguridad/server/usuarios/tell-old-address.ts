import type { LooseRecord } from '#platform/shared/paths';
import type { WireRecord } from '#platform/server/records/to-record';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/full-name';

/** Tells the address that an account had before of the new one, in the transaction of the change; nothing where it has the same. */
export async function tellOldAddress(
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
