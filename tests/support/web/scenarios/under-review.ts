import { Api } from '../api';

const PATH = '/inventario/solicitud';

export interface Supply {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  readonly presentacion: string;
  readonly clave: string;
  readonly sustitutoIds: readonly number[] | null;
}

/**
 * Creates a request of the unit's warehouse that is under review by the central office, and accepts substitutes or not. One supply has a
 * substitute, the other has none.
 */
export async function underReview(baseURL: string, aceptaSustitutos: boolean) {
  const [unit, office] = (await Promise.all(
    ['almacen.unidad', 'oficina.central'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api];
  const earlier = (
    await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
      `${PATH}?pageSize=100`,
    )
  ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
  const supplies = await unit.get<Supply[]>('/catalogos/insumo?pageSize=100&sortBy=clave');
  const asked = supplies.find(({ clave }) => clave === '010.000.0104.00')!;
  const other = supplies.find(({ sustitutoIds }) => (sustitutoIds ?? []).length === 0)!;
  const substitute = supplies.find(({ insumoId }) => insumoId === asked.sustitutoIds![0])!;
  const { solicitudId } = await unit.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    aceptaSustitutos,
    almacenSolicitanteId: earlier.almacenSolicitanteId,
    almacenSurtidorId: earlier.almacenSurtidorId,
    lineas: [asked, other].map(({ insumoId }) => ({ insumoId, cantidadSolicitada: 4 })),
  });
  const at = `${PATH}/${String(solicitudId)}`;
  await unit.step(at, 'enviar');
  await office.step(at, 'tomar');
  return { solicitudId: Number(solicitudId), at, office, unit, asked, substitute };
}
