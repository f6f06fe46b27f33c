// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Existencia, as the server answers it.
 */
export interface Inventario {
  inventarioId: number;
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
  tipoInsumo:
    | 'MEDICAMENTO'
    | 'PSICOTROPICO_ESTUPEFACIENTE'
    | 'VACUNA'
    | 'LACTEO'
    | 'MATERIAL_CURACION'
    | 'RADIOLOGICO'
    | 'REACTIVO'
    | 'OTRO';
  esencial: boolean;
  tipoAlmacen:
    | 'ALMACEN_ESTATAL'
    | 'ALMACEN_REGIONAL'
    | 'ALMACEN_JURISDICCIONAL'
    | 'ALMACEN_UNIDAD'
    | 'FARMACIA'
    | 'CENDIS'
    | 'CENTRAL_ENFERMERIA'
    | 'QUIROFANO'
    | 'CARRO_ROJO'
    | 'CUARENTENA';
  existencia: number;
  reservada: number;
  noDisponible: number;
  disponible: number;
  enTransito: number;
  nivelAbasto: 'SIN_EXISTENCIA' | 'CRITICO' | 'BAJO' | 'OPTIMO' | 'SOBREABASTO' | 'SIN_CONFIGURAR';
  lotes: number;
  proximaCaducidad: string | null;
  valor: number;
  ultimoMovimiento: string | null;
  movimientos: number;
  minimo: number | null;
  puntoReorden: number | null;
  maximo: number | null;
  fondoFijo: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Existencia, as a client sends it.
 */
export interface InventarioInput {}
