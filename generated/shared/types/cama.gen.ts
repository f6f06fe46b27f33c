// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Cama, as the server answers it.
 */
export interface Cama {
  camaId: number;
  unidadId: number;
  unidadNombre: string;
  servicioId: number;
  servicioNombre: string;
  numero: string;
  tipo: 'GENERAL' | 'PEDIATRICA' | 'CUNA' | 'INCUBADORA' | 'UCI' | 'AISLADO' | 'OBSERVACION' | 'LABOR' | 'CAMILLA';
  censable: boolean;
  estatus: 'DISPONIBLE' | 'RESERVADA' | 'OCUPADA' | 'LIMPIEZA' | 'MANTENIMIENTO' | 'BLOQUEADA' | null;
  estatusDesde: string | null;
  motivoBloqueo: string | null;
  generoPermitido: 'H' | 'M' | 'X' | null;
  oxigeno: boolean | null;
  monitor: boolean | null;
  ventilador: boolean | null;
  fila: number | null;
  columna: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Cama, as a client sends it.
 */
export interface CamaInput {
  unidadId: number;
  servicioId: number;
  numero: string;
  tipo: 'GENERAL' | 'PEDIATRICA' | 'CUNA' | 'INCUBADORA' | 'UCI' | 'AISLADO' | 'OBSERVACION' | 'LABOR' | 'CAMILLA';
  censable: boolean;
  generoPermitido?: 'H' | 'M' | 'X';
  oxigeno?: boolean;
  monitor?: boolean;
  ventilador?: boolean;
  fila?: number;
  columna?: number;
}

/**
 * Cama, «Bloquear»: what is sent.
 */
export interface CamaBloquearInput {
  motivoBloqueo: string;
}
