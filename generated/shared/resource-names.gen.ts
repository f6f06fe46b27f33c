// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export const RESOURCE_NAMES = [
  'almacen',
  'cama',
  'codigo-postal',
  'colonia',
  'color',
  'contrato',
  'diagnostico',
  'entrada-extraordinaria',
  'especialidad',
  'estado',
  'forma-farmaceutica',
  'fuente-financiamiento',
  'insumo',
  'insumo-configuracion',
  'inventario',
  'jurisdiccion',
  'kardex',
  'lengua-indigena',
  'lote',
  'modulo',
  'motivo-cancelacion',
  'motivo-diferencia',
  'motivo-entrada-extraordinaria',
  'motivo-no-surtido',
  'motivo-salida-extraordinaria',
  'municipio',
  'notificacion',
  'nucleo',
  'paciente',
  'pais',
  'parentesco',
  'pedido-muestra',
  'perfil',
  'permiso',
  'persona',
  'personal-medico',
  'procedimiento',
  'producto-muestra',
  'programa',
  'proveedor',
  'red-historial',
  'religion',
  'salida-extraordinaria',
  'solicitud',
  'tipo-dieta',
  'turno',
  'unidad',
  'unidad-medida',
  'unidad-tipo',
  'usuario',
  'usuario-muestra',
  'via-administracion',
] as const;

export type ResourceName = (typeof RESOURCE_NAMES)[number];

/** Those whose records the server keeps. */
export type ServedResourceName = Exclude<ResourceName, 'pedido-muestra' | 'producto-muestra' | 'usuario-muestra'>;

/** Those that may be sent in another shape, which src/server/crud/bodies must read. */
export type ReshapedName = 'usuario';
