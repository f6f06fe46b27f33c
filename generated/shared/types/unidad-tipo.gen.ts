// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Tipo de unidad, as the server answers it.
 */
export interface UnidadTipo {
  unidadTipoId: number;
  clave: string;
  nombre: string;
  grupo:
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'JURISDICCION'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'FARMACIA'
    | 'ALMACEN_REGIONAL';
  nivelAtencion: number;
  tieneHospitalizacion: boolean | null;
  tieneFarmacia: boolean | null;
  tieneUrgencias: boolean | null;
  nucleosPrevistos: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Tipo de unidad, as a client sends it.
 */
export interface UnidadTipoInput {
  clave: string;
  nombre: string;
  grupo:
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'JURISDICCION'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'FARMACIA'
    | 'ALMACEN_REGIONAL';
  nivelAtencion: number;
  tieneHospitalizacion?: boolean;
  tieneFarmacia?: boolean;
  tieneUrgencias?: boolean;
  nucleosPrevistos?: number;
}
