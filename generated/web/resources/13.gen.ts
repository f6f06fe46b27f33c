// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'alerta-sanitaria': () => import('../alerta-sanitaria/resource.gen'),
  recepcion: () => import('../recepcion/resource.gen'),
};
