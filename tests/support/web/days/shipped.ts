import type { Api, Json } from '../api';
import { today } from '../../today';
import type { OwnSupply } from './own-supply';

const PATH = '/inventario/solicitud';

interface Line {
  readonly solicitudDetalleId: number;
  readonly cantidadSolicitada: number;
}
interface Request {
  readonly solicitudId: number;
  readonly folio: string;
  readonly lineas: readonly Line[];
}
export type Asked = readonly (readonly [OwnSupply, number])[];

/** Creates a draft of a warehouse to another. It is a ward request, because several of those may be open at once. */
export async function asked(
  unit: Api,
  [almacenSolicitanteId, almacenSurtidorId]: readonly [number, number],
  lines: Asked,
): Promise<string> {
  const { solicitudId } = await unit.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId,
    almacenSurtidorId,
    lineas: lines.map(([{ insumoId }, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
  });
  return `${PATH}/${String(solicitudId)}`;
}

/** Authorises all amounts of a sent request. */
export async function authorised(office: Api, at: string): Promise<Request> {
  const { lineas } = await office.step<Request>(at, 'tomar');
  return office.step<Request>(at, 'autorizar', {
    lineas: lineas.map(({ solicitudDetalleId, cantidadSolicitada }) => ({
      solicitudDetalleId,
      cantidadAutorizada: cantidadSolicitada,
    })),
  });
}

/** Picks all authorised pieces, earliest expiry first, and ships them. */
export async function shipped(state: Api, at: string, more: Json = {}): Promise<Request> {
  const { lineas } = await state.step<Request>(at, 'iniciar-surtimiento');
  await state.step(at, 'confirmar-surtido', {
    lineas: lineas.map(({ solicitudDetalleId, cantidadSolicitada }) => ({
      solicitudDetalleId,
      cantidadSurtida: cantidadSolicitada,
    })),
  });
  return state.step<Request>(at, 'embarcar', {
    remision: { fecha: today(), transportista: 'Fletes del Norte', cajas: 1, ...more },
  });
}
