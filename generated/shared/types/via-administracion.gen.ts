// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Vía de administración, as the server answers it.
 */
export interface ViaAdministracion {
  viaAdministracionId: number;
  clave: string;
  nombre: string;
  codigo:
    | 'ORAL'
    | 'SUBLINGUAL'
    | 'IV'
    | 'IM'
    | 'SC'
    | 'ID'
    | 'TOPICA'
    | 'OFTALMICA'
    | 'OTICA'
    | 'NASAL'
    | 'INHALADA'
    | 'RECTAL'
    | 'VAGINAL'
    | 'SNG'
    | 'EPIDURAL'
    | 'INTRATECAL'
    | 'TRANSDERMICA';
  abreviatura: string;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Vía de administración, as a client sends it.
 */
export interface ViaAdministracionInput {
  clave: string;
  nombre: string;
  codigo:
    | 'ORAL'
    | 'SUBLINGUAL'
    | 'IV'
    | 'IM'
    | 'SC'
    | 'ID'
    | 'TOPICA'
    | 'OFTALMICA'
    | 'OTICA'
    | 'NASAL'
    | 'INHALADA'
    | 'RECTAL'
    | 'VAGINAL'
    | 'SNG'
    | 'EPIDURAL'
    | 'INTRATECAL'
    | 'TRANSDERMICA';
  abreviatura: string;
  orden?: number;
}
