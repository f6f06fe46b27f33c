// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Motivo de salida extraordinaria, as the server answers it.
 */
export interface MotivoSalidaExtraordinaria {
  motivoSalidaExtraordinariaId: number;
  clave: string;
  nombre: string;
  requiereAutorizacion: boolean;
  requiereEvidencia: boolean;
  requiereActa: boolean;
  destino: 'NINGUNO' | 'PROVEEDOR' | 'OTRO_ALMACEN' | 'DESTRUCCION' | 'DONATARIO';
  esMerma: boolean;
  permiteLoteCaducado: boolean;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Motivo de salida extraordinaria, as a client sends it.
 */
export interface MotivoSalidaExtraordinariaInput {
  clave: string;
  nombre: string;
  requiereAutorizacion: boolean;
  requiereEvidencia: boolean;
  requiereActa: boolean;
  destino: 'NINGUNO' | 'PROVEEDOR' | 'OTRO_ALMACEN' | 'DESTRUCCION' | 'DONATARIO';
  esMerma: boolean;
  permiteLoteCaducado: boolean;
  orden?: number;
}
