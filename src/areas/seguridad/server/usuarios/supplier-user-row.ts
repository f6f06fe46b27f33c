import type { OperationTypes } from '#generated/shared/operations.gen';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { displayMoment } from '#platform/shared/dates/display-moment';
import { fullName } from '#platform/shared/text/full-name';

export type SupplierUserRow = OperationTypes['vincularUsuarioProveedor']['answer'];

/** Returns the account of a supplier's user in the shape of SPEC 3. */
export function supplierUserRow(account: Readonly<WireRecord>): SupplierUserRow {
  const { nombre, primerApellido, segundoApellido } = account['persona'] as {
    nombre: string;
    primerApellido: string;
    segundoApellido: string | null;
  };
  return {
    usuarioId: Number(account['usuarioId']),
    usuarioNombre: fullName({ nombre, primerApellido, segundoApellido }),
    email: String(account['email']),
    personaId: Number(account['personaId']),
    isActive: isInUse(account) ? 'ACTIVO' : 'INACTIVO',
    modifiedDate: displayMoment(account['fechaModificacion']),
    personaNombre: nombre,
    primerApellido,
    segundoApellido: segundoApellido ?? '',
  };
}

/** Checks whether an account is active or awaits its holder's first sign-in. */
export function isInUse({ activo, estatus }: Readonly<WireRecord>): boolean {
  return activo === true && (estatus === 'ACTIVO' || estatus === 'INVITADO');
}
