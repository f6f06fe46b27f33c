// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  conteo: () => import('../conteo/resource.gen'),
  evento: () => import('../evento/resource.gen'),
  'motivo-diferencia': () => import('../motivo-diferencia/resource.gen'),
  permiso: () => import('../permiso/resource.gen'),
  usuario: () => import('../usuario/resource.gen'),
};

export const SAMPLES: ResourcePart = {
  'producto-muestra': () => import('../producto-muestra/resource.gen'),
};
