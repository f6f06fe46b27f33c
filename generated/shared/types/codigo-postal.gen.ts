// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Código postal, as the server answers it.
 */
export interface CodigoPostal {
  codigo: string;
  estadoClave: string;
  estadoNombre: string;
  municipioId: number;
  municipioNombre: string;
  ciudad: string | null;
  zona: 'URBANO' | 'SEMIURBANO' | 'RURAL' | null;
  colonias?: {
    coloniaId: number;
    nombre: string;
    tipoAsentamiento: string;
  }[];
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Código postal, as a client sends it.
 */
export interface CodigoPostalInput {
  codigo: string;
  estadoClave: string;
  municipioId: number;
  ciudad?: string;
  zona?: 'URBANO' | 'SEMIURBANO' | 'RURAL';
}
