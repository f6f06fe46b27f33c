// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Interacción, as the server answers it.
 */
export interface Interaccion {
  interaccionId: number;
  sustanciaA: string;
  sustanciaB: string;
  gravedad: 'CONTRAINDICADA' | 'GRAVE' | 'MODERADA';
  efecto: string;
  fuente: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Interacción, as a client sends it.
 */
export interface InteraccionInput {
  sustanciaA: string;
  sustanciaB: string;
  gravedad: 'CONTRAINDICADA' | 'GRAVE' | 'MODERADA';
  efecto: string;
  fuente?: string;
}
