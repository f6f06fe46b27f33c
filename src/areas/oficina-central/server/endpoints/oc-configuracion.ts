import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, unidad } from '#generated/server/tables.gen';
import type { OperationContext } from '#platform/server/operations/context';

const NONE = [0];

/** Handles the settings of the network: all of them, those of a kind of unit, or those pending approval (DOMAIN d.4). */
export const ocConfiguracion: OperationHandler<'ocConfiguracion', OperationContext> = async (
  { params: { almacenId, unidadTipoId, pendientesAutorizar } },
  { database: { orm }, page },
) => {
  const units =
    unidadTipoId === undefined
      ? null
      : (
          await orm
            .selectDistinct({ id: unidad.unidadId })
            .from(unidad)
            .innerJoin(almacen, eq(almacen.unidadId, unidad.unidadId))
            .where(and(eq(unidad.unidadTipoId, unidadTipoId), eq(unidad.activo, true)))
        ).map(({ id }) => id);
  return await page(
    'insumo-configuracion',
    {
      ...(almacenId === undefined ? {} : { almacenId }),
      ...(units === null ? {} : { unidadId: units.length > 0 ? units : NONE }),
      ...(pendientesAutorizar ? { autorizado: false } : {}),
    },
    { permission: 'insumo-configuracion.ver' },
  );
};
