// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'carta-canje': () => import('../carta-canje/resource.gen'),
  'codigo-postal': () => import('../codigo-postal/resource.gen'),
  estado: () => import('../estado/resource.gen'),
  indicacion: () => import('../indicacion/resource.gen'),
  'motivo-entrada-extraordinaria': () => import('../motivo-entrada-extraordinaria/resource.gen'),
  'orden-cargo': () => import('../orden-cargo/resource.gen'),
  parentesco: () => import('../parentesco/resource.gen'),
  'tipo-dieta': () => import('../tipo-dieta/resource.gen'),
  'via-administracion': () => import('../via-administracion/resource.gen'),
};

export const SAMPLES: ResourcePart = {
  'pedido-muestra': () => import('../pedido-muestra/resource.gen'),
};
