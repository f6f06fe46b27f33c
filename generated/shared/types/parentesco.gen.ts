// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Parentesco, as the server answers it.
 */
export interface Parentesco {
  parentescoId: number;
  clave: string;
  nombre: string;
  tipo: 'CONSANGUINEO' | 'AFINIDAD' | 'CIVIL' | 'OTRO';
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Parentesco, as a client sends it.
 */
export interface ParentescoInput {
  clave: string;
  nombre: string;
  tipo: 'CONSANGUINEO' | 'AFINIDAD' | 'CIVIL' | 'OTRO';
  orden?: number;
}
