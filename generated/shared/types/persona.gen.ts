// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Persona, as the server answers it.
 */
export interface Persona {
  personaId: number;
  nombre: string;
  primerApellido: string;
  segundoApellido: string;
  curp: string | null;
  genero: 'H' | 'M' | 'X' | null;
  fechaNacimiento: string | null;
  paisNacimiento: string | null;
  paisNacimientoNombre: string | null;
  estadoNacimiento: string | null;
  estadoNacimientoNombre: string | null;
  mexicano: boolean | null;
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
 * Persona, as a client sends it.
 */
export interface PersonaInput {
  nombre: string;
  primerApellido: string;
  segundoApellido?: string;
  curp?: string;
  genero?: 'H' | 'M' | 'X';
  fechaNacimiento?: string;
  paisNacimiento?: string;
  estadoNacimiento?: string;
  telefono?: string;
  correo?: string;
}
