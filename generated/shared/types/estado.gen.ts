// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Estado, as the server answers it.
 */
export interface Estado {
  clave: string;
  nombre: string;
  abreviatura: string | null;
  claveInegi: string | null;
  paisCodigo: string;
  paisNombre: string;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Estado, as a client sends it.
 */
export interface EstadoInput {
  clave: string;
  nombre: string;
  abreviatura?: string;
  claveInegi?: string;
  paisCodigo: string;
}
