// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Ministración, as the server answers it.
 */
export interface Ministracion {
  ministracionId: number;
  indicacionId: number;
  indicacionNombre: string;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  pacienteId: number;
  pacienteNombre: string;
  unidadId: number;
  unidadNombre: string;
  servicioId: number;
  servicioNombre: string;
  estado: 'APLICADA' | 'OMITIDA' | 'RECHAZADA';
  estatus: 'VIGENTE' | 'ANULADA';
  fechaProgramada: string;
  fechaAplicada: string | null;
  dosisAplicada: number | null;
  via:
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
    | 'TRANSDERMICA'
    | null;
  sitio: string | null;
  motivoOmision: string | null;
  loteId: number | null;
  loteNombre: string | null;
  enfermeraId: number | null;
  enfermeraNombre: string | null;
  verificadorId: number | null;
  verificadorNombre: string | null;
  capturaTardia: boolean;
  motivoAnulacion: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Ministración, as a client sends it.
 */
export interface MinistracionInput {}

/**
 * Ministración, «Anular»: what is sent.
 */
export interface MinistracionAnularInput {
  motivoAnulacion: string;
}
