// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'demanda-insatisfecha': () => import('../demanda-insatisfecha/resource.gen'),
  unidad: () => import('../unidad/resource.gen'),
};
