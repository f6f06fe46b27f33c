// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Diagnóstico, as the server answers it.
 */
export interface Diagnostico {
  diagnosticoId: number;
  clave: string;
  claveConPunto: string | null;
  nombre: string;
  capitulo: string | null;
  sinonimos: string[] | null;
  sexoPermitido: 'H' | 'M' | 'AMBOS';
  edadMinimaDias: number | null;
  edadMaximaDias: number | null;
  notificacionObligatoria: boolean | null;
  cronico: boolean | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Diagnóstico, as a client sends it.
 */
export interface DiagnosticoInput {
  clave: string;
  nombre: string;
  capitulo?: string;
  sinonimos?: string[];
  sexoPermitido: 'H' | 'M' | 'AMBOS';
  edadMinimaDias?: number;
  edadMaximaDias?: number;
  notificacionObligatoria?: boolean;
  cronico?: boolean;
}
