// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Lote a expirar, as the server answers it.
 */
export interface LoteExpirar {
  loteExpirarId: number;
  loteId: number;
  loteNombre: string;
  insumoClave: string;
  insumoId: number;
  insumoNombre: string;
  nombreGenerico: string | null;
  numeroLote: string | null;
  caducidad: string | null;
  diasParaCaducar: number;
  semaforo: 'CADUCADO' | 'ROJO' | 'NARANJA' | 'AMARILLO' | 'VERDE';
  estatusLote: 'DISPONIBLE' | 'CUARENTENA' | 'SUSPENDIDO' | 'RETIRADO' | 'CADUCADO' | 'AGOTADO' | null;
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  existencia: number;
  libre: number | null;
  cpm: number | null;
  mesesExistencia: number | null;
  piezasEnRiesgo: number;
  importeEnRiesgo: number | null;
  costoUnitario: number | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  cartaCanjeId: number | null;
  cartaCanjeNombre: string | null;
  conCarta: boolean;
  conDerecho: boolean;
  vigenciaFecha: string | null;
  diasDerecho: number | null;
  piezasConDerecho: number | null;
  propuestaCambioId: number | null;
  propuestaCambioNombre: string | null;
  propuestaEstatus:
    | 'BORRADOR'
    | 'ENVIADA'
    | 'ACEPTADA'
    | 'RECHAZADA'
    | 'CONTRAPROPUESTA'
    | 'EN_TRANSITO'
    | 'RECIBIDA_PARCIAL'
    | 'RECIBIDA'
    | 'VENCIDA'
    | 'CANCELADA'
    | null;
  sugerencia: 'CANJE' | 'REDISTRIBUIR' | 'CONSUMIR_PRIMERO' | 'BAJA';
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Lote a expirar, as a client sends it.
 */
export interface LoteExpirarInput {}
