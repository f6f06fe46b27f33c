import { and, asc, eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { codigoPostal, colonia, estado, municipio } from '../../../../generated/server/tables.gen';
import { Problem } from '../../db/problem';
import type { OperationContext } from '../context';

/** What a postal code says of an address, and the neighbourhoods that it leaves to choose from. */
export const codigoPostalDomicilio: OperationHandler<'codigoPostalDomicilio', OperationContext> = async ({ params: { codigo } }, { database: { orm } }) => {
  const [found] = await orm
    .select({ codigo: codigoPostal.codigo, estadoClave: codigoPostal.estadoClave, estado: estado.nombre, municipioId: codigoPostal.municipioId, municipio: municipio.nombre, ciudad: codigoPostal.ciudad })
    .from(codigoPostal)
    .innerJoin(estado, eq(estado.clave, codigoPostal.estadoClave))
    .innerJoin(municipio, eq(municipio.municipioId, codigoPostal.municipioId))
    .where(and(eq(codigoPostal.codigo, codigo), eq(codigoPostal.activo, true)));
  if (!found) throw new Problem(404, 'NO_ENCONTRADO');
  const colonias = await orm
    .select({ coloniaId: colonia.coloniaId, nombre: colonia.nombre, tipoAsentamiento: colonia.tipoAsentamiento })
    .from(colonia)
    .where(and(eq(colonia.codigoPostal, codigo), eq(colonia.activo, true)))
    .orderBy(asc(colonia.nombre), asc(colonia.coloniaId));
  return { ...found, colonias };
};
