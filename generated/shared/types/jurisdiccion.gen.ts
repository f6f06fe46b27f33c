// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Jurisdicción, as the server answers it.
 */
export interface Jurisdiccion {
  jurisdiccionId: number;
  numero: number;
  nombre: string;
  sedeMunicipioId: number;
  sedeMunicipioNombre: string;
  almacenId: number | null;
  almacenNombre: string | null;
  jefePersonalMedicoId: number | null;
  jefePersonalMedicoNombre: string | null;
  telefono: string | null;
  correo: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Jurisdicción, as a client sends it.
 */
export interface JurisdiccionInput {
  numero: number;
  nombre: string;
  sedeMunicipioId: number;
  almacenId?: number;
  jefePersonalMedicoId?: number;
  telefono?: string;
  correo?: string;
}
