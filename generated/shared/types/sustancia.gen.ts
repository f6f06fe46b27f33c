// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Sustancia, as the server answers it.
 */
export interface Sustancia {
  sustanciaId: number;
  clave: string;
  nombre: string;
  tipo: 'SUSTANCIA' | 'GRUPO';
  atc: string | null;
  sinonimos: string[] | null;
  grupos: string[] | null;
  cruzadas: string[] | null;
  comparteAlergia: boolean | null;
  duplicaTerapia: boolean | null;
  fuente: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Sustancia, as a client sends it.
 */
export interface SustanciaInput {
  clave: string;
  nombre: string;
  tipo: 'SUSTANCIA' | 'GRUPO';
  atc?: string;
  sinonimos?: string[];
  grupos?: string[];
  cruzadas?: string[];
  comparteAlergia?: boolean;
  duplicaTerapia?: boolean;
  fuente?: string;
}
