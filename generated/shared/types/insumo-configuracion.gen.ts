// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Configuración de insumo, as the server answers it.
 */
export interface InsumoConfiguracion {
  insumoConfiguracionId: number;
  almacenId: number;
  almacenNombre: string;
  insumoId: number;
  insumoNombre: string;
  insumoClave: string | null;
  nombreGenerico: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  esIndispensable: boolean | null;
  clasificacionVen: 'VITAL' | 'ESENCIAL' | 'NO_ESENCIAL' | null;
  minimo: number;
  puntoReorden: number;
  maximo: number;
  fondoFijo: number | null;
  mesesCobertura: number;
  diasEntrega: number;
  multiplo: number;
  consumoMaximoSolicitud: number | null;
  cpmManual: number | null;
  motivoCpm: string | null;
  autorizado: boolean | null;
  minimoPropuesto: number | null;
  puntoReordenPropuesto: number | null;
  maximoPropuesto: number | null;
  propuestaPorId: number | null;
  propuestaPorNombre: string | null;
  motivoDecision: string | null;
  sugerencia: 'SUBIR' | 'BAJAR' | 'IGUAL' | 'SIN_DATOS' | null;
  diferenciaMaximo: number | null;
  minimoSugerido: number | null;
  puntoReordenSugerido: number | null;
  maximoSugerido: number | null;
  conSugerencia: boolean | null;
  cpm: number | null;
  cpmProvisional: boolean | null;
  cpmCalculado: number | null;
  demandaMensual: number | null;
  mesesConDatos: number | null;
  consumoPiezas: number | null;
  diasConExistencia: number | null;
  diasSinExistencia: number | null;
  piezasNegadas: number | null;
  consumoHasta: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Configuración de insumo, as a client sends it.
 */
export interface InsumoConfiguracionInput {
  almacenId: number;
  insumoId: number;
  minimo: number;
  puntoReorden: number;
  maximo: number;
  fondoFijo?: number;
  mesesCobertura: number;
  diasEntrega: number;
  multiplo: number;
  consumoMaximoSolicitud?: number;
  cpmManual?: number;
  motivoCpm?: string;
}
