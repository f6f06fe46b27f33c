import { Api, type Json } from '../api';

const PATH = '/inventario/solicitud';

/** Creates a request of the unit's warehouse for 4 pieces of each of two supplies, of which 4 and 1 arrived. */
export async function arrivedShort(baseURL: string): Promise<{ solicitudId: number; folio: string }> {
  const [unit, office, state] = (await Promise.all(
    ['almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api];
  const earlier = (
    await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
      `${PATH}?pageSize=100`,
    )
  ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
  const filter = Buffer.from(JSON.stringify({ almacenId: earlier.almacenSurtidorId })).toString('base64');
  const stock = await state.get<{ insumoId: number; disponible: number }[]>(
    `/inventario/inventario?pageSize=200&filterBy=${encodeURIComponent(filter)}`,
  );
  const supplies = stock.filter(({ disponible }) => disponible >= 20).slice(0, 2);
  const { solicitudId } = await unit.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: earlier.almacenSolicitanteId,
    almacenSurtidorId: earlier.almacenSurtidorId,
    lineas: supplies.map(({ insumoId }) => ({ insumoId, cantidadSolicitada: 4 })),
  });
  const at = `${PATH}/${String(solicitudId)}`;
  const lines = ({ lineas }: Json, values: (index: number) => Json) => ({
    lineas: (lineas as Json[]).map(({ solicitudDetalleId }, index) => ({ solicitudDetalleId, ...values(index) })),
  });
  await unit.step(at, 'enviar');
  const taken = await office.step(at, 'tomar');
  await office.step(
    at,
    'autorizar',
    lines(taken, () => ({ cantidadAutorizada: 4 })),
  );
  const picking = await state.step(at, 'iniciar-surtimiento');
  await state.step(
    at,
    'confirmar-surtido',
    lines(picking, (index) => ({ cantidadSurtida: index === 0 ? 4 : 1, motivoFaltante: 'No alcanzó la existencia' })),
  );
  await state.step(at, 'embarcar', { remision: { fecha: '2026-01-10', transportista: 'Fletes', cajas: 1 } });
  const { folio } = await unit.step(
    at,
    'recibir',
    lines(picking, (index) => ({ cantidadRecibida: index === 0 ? 4 : 1 })),
  );
  return { solicitudId: Number(solicitudId), folio: String(folio) };
}
