// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Religión, as the server answers it.
 */
export interface Religion {
  religionId: number;
  clave: string;
  nombre: string;
  grupo: 'CATOLICA' | 'PROTESTANTE' | 'OTRA_CRISTIANA' | 'OTRA' | 'NINGUNA';
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Religión, as a client sends it.
 */
export interface ReligionInput {
  clave: string;
  nombre: string;
  grupo: 'CATOLICA' | 'PROTESTANTE' | 'OTRA_CRISTIANA' | 'OTRA' | 'NINGUNA';
}
