import { today } from '../../today';
import type { Api, Json } from '../api';
import { withCheckDigit } from '#platform/shared/barcodes/with-check-digit';

/** A supply that only one test uses, so that no other test moves its stock. */
export interface OwnSupply {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  /** GTIN of one piece. */
  readonly piece: string;
  /** GTIN of a carton of ten. */
  readonly carton: string;
}

export interface OwnLot {
  readonly supply: OwnSupply;
  readonly numeroLote: string;
  /** `yyyy-MM-dd` */
  readonly caducidad: string;
  readonly cantidad: number;
  readonly costoUnitario?: number;
}

let made = Math.floor(Math.random() * 90);

/** Registers a medicine: oral, not controlled and not high-risk, unless `more` says otherwise. */
export async function ownSupply(su: Api, nombreGenerico: string, more: Json = {}): Promise<OwnSupply> {
  made += 1;
  const digits = `${String(Date.now() % 10_000_000).padStart(7, '0')}${String(made % 100).padStart(2, '0')}`;
  const group = more['tipo'] === 'PSICOTROPICO_ESTUPEFACIENTE' ? '040' : '010';
  const { clave = `${group}.9${digits.slice(0, 2)}.${digits.slice(2, 6)}.${digits.slice(7, 9)}`, ...rest } = more;
  const [piece, carton] = [withCheckDigit(`750${digits}`), withCheckDigit(`1750${digits}`)];
  const supply = await su.create('/catalogos/insumo', {
    clave,
    nombreGenerico,
    descripcion: `${nombreGenerico} (${digits})`,
    tipo: 'MEDICAMENTO',
    unidadBase: 'ENVASE',
    contenidoEnvase: 20,
    unidadContenido: 'tableta',
    fraccionable: false,
    fraccion: 'IV',
    antibiotico: false,
    altoRiesgo: false,
    lasa: false,
    redFria: false,
    requiereLote: true,
    requiereCaducidad: true,
    vidaUtilMinimaMeses: 12,
    nivelesAtencion: [1, 2, 3],
    esencial: false,
    precioReferencia: 10,
    ivaPorcentaje: 0,
    presentacion: 'Envase con 20 tabletas',
    viaAdministracionDefault: 'ORAL',
    codigosBarras: [
      { gtin: piece, contenido: 1, marca: 'De la jornada' },
      { gtin: carton, contenido: 10, marca: 'De la jornada' },
    ],
    ...rest,
  });
  return { insumoId: Number(supply['insumoId']), clave: String(clave), nombreGenerico, piece, carton };
}

/** Adds lots to a warehouse as returns of a ward, which need no authorisation. */
export async function stocked(keeper: Api, almacenId: number, lots: readonly OwnLot[]): Promise<void> {
  const reasons = await keeper.get<Json[]>('/catalogos/motivo-entrada-extraordinaria?pageSize=50');
  const { entradaExtraordinariaId } = await keeper.create('/inventario/entrada-extraordinaria', {
    almacenId,
    motivoEntradaExtraordinariaId: reasons.find(({ clave }) => clave === 'DEVOLUCION_SERVICIO')![
      'motivoEntradaExtraordinariaId'
    ],
    fechaDocumento: today(),
    procedencia: 'Urgencias',
    observaciones: 'Sobrante de una jornada, entregado en el almacén.',
    lineas: lots.map(({ supply, costoUnitario = 10, ...lot }) => ({
      ...lot,
      insumoId: supply.insumoId,
      costoUnitario,
    })),
  });
  const at = `/inventario/entrada-extraordinaria/${String(entradaExtraordinariaId)}`;
  await keeper.step(at, 'enviar');
  await keeper.step(at, 'aplicar');
}

/** Receives lots of a supplier at the warehouse of a unit, which needs no appointment. Returns the source of funding. */
export async function delivered(keeper: Api, almacenId: number, lots: readonly OwnLot[]): Promise<string> {
  const [supplier] = await keeper.get<Json[]>('/oficinas-centrales/proveedor?pageSize=1');
  const [source] = await keeper.get<Json[]>('/catalogos/fuente-financiamiento?pageSize=1');
  const { recepcionId } = await keeper.create('/inventario/recepcion', {
    almacenId,
    proveedorId: supplier!['proveedorId'],
    remision: `J${Date.now()}`,
    fecha: today(),
    lineas: lots.map(({ supply, costoUnitario = 10, ...lot }) => ({
      ...lot,
      insumoId: supply.insumoId,
      costoUnitario,
      ivaPorcentaje: 0,
      fuenteFinanciamientoId: source!['fuenteFinanciamientoId'],
    })),
  });
  const at = `/inventario/recepcion/${String(recepcionId)}`;
  const { lineas } = await keeper.step<{ lineas: readonly Json[] }>(at, 'inspeccionar');
  await keeper.step(at, 'aceptar', {
    lineas: lineas.map(({ recepcionDetalleId }) => ({ recepcionDetalleId, cantidadRechazada: 0 })),
    inspeccionEmpaque: 'CUMPLE',
    inspeccionEtiquetado: 'CUMPLE',
    inspeccionCaducidad: 'CUMPLE',
    inspeccionTemperatura: 'NO_APLICA',
  });
  return String(source!['nombre']);
}

/** Returns a GS1 label as a scanner sends it, with lot and expiry. */
export function labelOf(gtin: string, { numeroLote, caducidad }: Pick<OwnLot, 'numeroLote' | 'caducidad'>): string {
  return `]d201${gtin.padStart(14, '0')}17${caducidad.slice(2).replaceAll('-', '')}10${numeroLote}`;
}
