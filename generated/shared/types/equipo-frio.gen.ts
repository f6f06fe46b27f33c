// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Equipo de red fría, as the server answers it.
 */
export interface EquipoFrio {
  equipoFrioId: number;
  clave: string;
  nombre: string;
  almacenId: number;
  almacenNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  tipo: 'REFRIGERADOR' | 'CONGELADOR' | 'CAMARA' | 'TERMO';
  minima: number;
  maxima: number;
  lecturasPorDia: number;
  ultimaFalta: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Equipo de red fría, as a client sends it.
 */
export interface EquipoFrioInput {
  clave: string;
  nombre: string;
  almacenId: number;
  tipo: 'REFRIGERADOR' | 'CONGELADOR' | 'CAMARA' | 'TERMO';
  minima: number;
  maxima: number;
  lecturasPorDia: number;
}
