// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'entrega-turno': () => import('../entrega-turno/resource.gen'),
  hospitalizacion: () => import('../hospitalizacion/resource.gen'),
  'importacion-inventario': () => import('../importacion-inventario/resource.gen'),
  'insumo-configuracion': () => import('../insumo-configuracion/resource.gen'),
  paciente: () => import('../paciente/resource.gen'),
  pais: () => import('../pais/resource.gen'),
  persona: () => import('../persona/resource.gen'),
  'programa-inscripcion': () => import('../programa-inscripcion/resource.gen'),
  'unidad-medida': () => import('../unidad-medida/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
