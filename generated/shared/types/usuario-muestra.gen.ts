// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Usuario, as the server answers it.
 */
export interface UsuarioMuestra {
  id: string;
  nombre: string;
  primerApellido: string;
  segundoApellido: string | null;
  email: string;
}

/**
 * Usuario, as a client sends it.
 */
export interface UsuarioMuestraInput {
  nombre: string;
  primerApellido: string;
  segundoApellido?: string;
  email: string;
}
