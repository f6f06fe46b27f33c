// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export const RESOURCE_NAMES = [
  'almacen',
  'codigo-postal',
  'colonia',
  'contrato',
  'diagnostico',
  'especialidad',
  'estado',
  'insumo',
  'jurisdiccion',
  'municipio',
  'notificacion',
  'nucleo',
  'paciente',
  'pais',
  'pedido-muestra',
  'perfil',
  'persona',
  'personal-medico',
  'producto-muestra',
  'proveedor',
  'red-historial',
  'solicitud',
  'unidad',
  'unidad-tipo',
  'usuario',
  'usuario-muestra',
] as const;

export type ResourceName = (typeof RESOURCE_NAMES)[number];

/** Those whose records the server keeps. */
export type ServedResourceName = Exclude<ResourceName, 'pedido-muestra' | 'producto-muestra' | 'usuario-muestra'>;
