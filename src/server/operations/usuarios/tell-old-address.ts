import type { LooseRecord } from '../../../shared/paths';
import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { fullName } from '../../../shared/full-name';

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
