// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Motivo de entrada extraordinaria, as the server answers it.
 */
export interface MotivoEntradaExtraordinaria {
  motivoEntradaExtraordinariaId: number;
  clave: string;
  nombre: string;
  requiereAutorizacion: boolean;
  requiereEvidencia: boolean;
  permiteSinCosto: boolean;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Motivo de entrada extraordinaria, as a client sends it.
 */
export interface MotivoEntradaExtraordinariaInput {
  clave: string;
  nombre: string;
  requiereAutorizacion: boolean;
  requiereEvidencia: boolean;
  permiteSinCosto: boolean;
  orden?: number;
}
