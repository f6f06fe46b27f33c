import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { supplierUserRow } from '../usuarios/supplier-user-row';

/** Maps the columns of a row to the fields of an account. */
const NAMES = {
  usuarioNombre: 'persona.nombre',
  personaNombre: 'persona.nombre',
  primerApellido: 'persona.primerApellido',
  segundoApellido: 'persona.segundoApellido',
  isActive: 'estatus',
  modifiedDate: 'fechaModificacion',
} as const;
const VALUES = { isActive: { ACTIVO: ['ACTIVO', 'INVITADO'], INACTIVO: ['INACTIVO', 'BLOQUEADO'] } } as const;

/** Handles the accounts of one supplier's people, or of all suppliers within reach, inactive ones included. */
export const proveedorUsuarios: OperationHandler<'proveedorUsuarios', OperationContext> = async (
  { params },
  { page },
) => {
  const ofSupplier =
    params.proveedorId === undefined ? { proveedorId: { null: false } } : { proveedorId: params.proveedorId };
  const accounts = await page('usuario', ofSupplier, {
    permission: 'usuario-proveedor.administrar',
    names: NAMES,
    values: VALUES,
    all: true,
  });
  return accounts.map(supplierUserRow);
};
