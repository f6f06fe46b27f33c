// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Motivo de no surtido, as the server answers it.
 */
export interface MotivoNoSurtido {
  motivoNoSurtidoId: number;
  clave: string;
  nombre: string;
  aplicaA: (
    | 'SOLICITUD'
    | 'ORDEN_CARGO'
    | 'RECETA'
    | 'HOSPITALIZACION'
    | 'EVENTO'
    | 'RECEPCION_PROVEEDOR'
    | 'EXTRAORDINARIA'
    | 'CARTA_CANJE'
    | 'PROPUESTA_CAMBIO'
    | 'CONTEO'
  )[];
  requiereExplicacion: boolean;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Motivo de no surtido, as a client sends it.
 */
export interface MotivoNoSurtidoInput {
  clave: string;
  nombre: string;
  aplicaA: (
    | 'SOLICITUD'
    | 'ORDEN_CARGO'
    | 'RECETA'
    | 'HOSPITALIZACION'
    | 'EVENTO'
    | 'RECEPCION_PROVEEDOR'
    | 'EXTRAORDINARIA'
    | 'CARTA_CANJE'
    | 'PROPUESTA_CAMBIO'
    | 'CONTEO'
  )[];
  requiereExplicacion: boolean;
  orden?: number;
}
