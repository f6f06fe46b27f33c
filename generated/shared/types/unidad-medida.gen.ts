// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Unidad de medida, as the server answers it.
 */
export interface UnidadMedida {
  unidadMedidaId: number;
  clave: string;
  nombre: string;
  abreviatura: string;
  tipo: 'MASA' | 'VOLUMEN' | 'SUSTANCIA' | 'UI' | 'UNIDAD';
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Unidad de medida, as a client sends it.
 */
export interface UnidadMedidaInput {
  clave: string;
  nombre: string;
  abreviatura: string;
  tipo: 'MASA' | 'VOLUMEN' | 'SUSTANCIA' | 'UI' | 'UNIDAD';
}
