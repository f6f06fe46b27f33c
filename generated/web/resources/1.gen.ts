// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  asignacion: () => import('../asignacion/resource.gen'),
  visita: () => import('../visita/resource.gen'),
};

export const SAMPLES: ResourcePart = {
  'usuario-muestra': () => import('../usuario-muestra/resource.gen'),
};
