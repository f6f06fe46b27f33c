// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Plantilla de configuración, as the server answers it.
 */
export interface PlantillaConfiguracion {
  plantillaConfiguracionId: number;
  nombre: string;
  unidadTipoId: number;
  unidadTipoNombre: string;
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
  lineas?: {
    plantillaLineaId: number;
    insumoNombre?: string | null;
    insumoId: number;
    minimo?: number | null;
    puntoReorden?: number | null;
    maximo?: number | null;
    mesesCobertura: number;
    diasEntrega: number;
    multiplo: number;
  }[];
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Plantilla de configuración, as a client sends it.
 */
export interface PlantillaConfiguracionInput {
  nombre: string;
  unidadTipoId: number;
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
  lineas: {
    plantillaLineaId?: number;
    insumoId: number;
    minimo?: number;
    puntoReorden?: number;
    maximo?: number;
    mesesCobertura: number;
    diasEntrega: number;
    multiplo: number;
  }[];
}
