// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  color: () => import('../color/resource.gen'),
  'entrada-extraordinaria': () => import('../entrada-extraordinaria/resource.gen'),
  'propuesta-cambio': () => import('../propuesta-cambio/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
