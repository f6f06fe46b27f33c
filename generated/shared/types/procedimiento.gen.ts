// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Procedimiento, as the server answers it.
 */
export interface Procedimiento {
  procedimientoId: number;
  clave: string;
  nombre: string;
  tipo: 'DIAGNOSTICO' | 'TERAPEUTICO' | 'QUIRURGICO';
  sexoPermitido: 'H' | 'M' | 'AMBOS';
  requiereConsentimiento: boolean;
  insumosSugeridos?:
    | {
        procedimientoInsumosSugeridosId: number;
        insumoNombre?: string | null;
        insumoId: number;
        cantidad: number;
      }[]
    | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Procedimiento, as a client sends it.
 */
export interface ProcedimientoInput {
  clave: string;
  nombre: string;
  tipo: 'DIAGNOSTICO' | 'TERAPEUTICO' | 'QUIRURGICO';
  sexoPermitido: 'H' | 'M' | 'AMBOS';
  requiereConsentimiento: boolean;
  insumosSugeridos?: {
    procedimientoInsumosSugeridosId?: number;
    insumoId: number;
    cantidad: number;
  }[];
}
