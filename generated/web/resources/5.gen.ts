// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'contrato-clave': () => import('../contrato-clave/resource.gen'),
  'demanda-insatisfecha': () => import('../demanda-insatisfecha/resource.gen'),
  'entrega-proveedor': () => import('../entrega-proveedor/resource.gen'),
  'lote-expirar': () => import('../lote-expirar/resource.gen'),
  'programa-seguimiento': () => import('../programa-seguimiento/resource.gen'),
  unidad: () => import('../unidad/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
