// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Lectura de temperatura, as the server answers it.
 */
export interface Temperatura {
  temperaturaId: number;
  equipoFrioId: number;
  equipoFrioNombre: string;
  temperatura: number;
  fecha: string;
  humedad: number | null;
  minimaRegistrada: number | null;
  maximaRegistrada: number | null;
  fueraDeRango: boolean | null;
  estado: 'EN_RANGO' | 'FUERA_DE_RANGO' | null;
  accion: string | null;
  corrigeId: number | null;
  corrigeNombre: string | null;
  observaciones: string | null;
  responsableId: number | null;
  responsableNombre: string | null;
  equipo: string | null;
  almacenId: number | null;
  almacenNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  minima: number | null;
  maxima: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Lectura de temperatura, as a client sends it.
 */
export interface TemperaturaInput {
  equipoFrioId: number;
  temperatura: number;
  fecha: string;
  humedad?: number;
  minimaRegistrada?: number;
  maximaRegistrada?: number;
  accion?: string;
  corrigeId?: number;
  observaciones?: string;
}
