import type { OperationHandler } from '#generated/server/operations.gen';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';

type Context = Pick<OperationContext, 'page' | 'tx' | 'actor'>;

/** @throws Problem 404 for a supplier out of reach, so that an empty list reveals nothing about others */
async function listOf<Name extends keyof ResourceTypes>(
  resource: Name,
  proveedorId: number,
  context: Context,
  more: object = {},
) {
  await requireSupplier(proveedorId, context);
  return context.page(resource, { proveedorId, ...more });
}

const requireSupplier = (proveedorId: number, { tx, actor }: Omit<Context, 'page'>) =>
  findRecord(tx, resourceOf('proveedor'), proveedorId, 'proveedor.ver', actor);

export const proveedorContratos: OperationHandler<'proveedorContratos', OperationContext> = async (
  { params: { proveedorId, ejercicio } },
  context,
) => await listOf('contrato', proveedorId, context, ejercicio === undefined ? {} : { ejercicio });

export const proveedorEntregas: OperationHandler<'proveedorEntregas', OperationContext> = async (
  { params: { proveedorId } },
  context,
) => await listOf('entrega-proveedor', proveedorId, context);

export const proveedorEvaluacion: OperationHandler<'proveedorEvaluacion', OperationContext> = async (
  { params: { proveedorId } },
  context,
) => await listOf('evaluacion-proveedor', proveedorId, context);

/**
 * Handles the letters of a supplier. A warehouse may see letters of suppliers out of its reach. Without any letter, the supplier itself
 * must be within reach.
 */
export const proveedorCartasCanje: OperationHandler<'proveedorCartasCanje', OperationContext> = async (
  { params: { proveedorId } },
  context,
) => {
  const letters = await context.page('carta-canje', { proveedorId });
  if (letters.length === 0) await requireSupplier(proveedorId, context);
  return letters;
};
