import type { Api, Json } from '../api';

export interface Insumo {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
}

/** Returns the first supplies of the catalogue. */
export const supplies = (api: Api) => api.get<Insumo[]>('/catalogos/insumo?pageSize=12&sortBy=clave');

/** Creates a draft of a request for the given number of supplies: ten pieces of the first, twenty of the next, and so on. */
export async function draft(api: Api, count: number): Promise<Json> {
  const warehouses = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
  const items = await supplies(api);
  return api.create('/inventario/solicitud', {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: warehouses[1]!.almacenId,
    almacenSurtidorId: warehouses[0]!.almacenId,
    lineas: items.slice(0, count).map(({ insumoId }, index) => ({ insumoId, cantidadSolicitada: 10 * (index + 1) })),
  });
}
