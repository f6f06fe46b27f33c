// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export const RESOURCE_NAMES = [
  'almacen',
  'codigo-postal',
  'colonia',
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
  'perfil',
  'persona',
  'personal-medico',
  'red-historial',
  'solicitud',
  'unidad',
  'unidad-tipo',
  'usuario',
] as const;

export type ResourceName = (typeof RESOURCE_NAMES)[number];
