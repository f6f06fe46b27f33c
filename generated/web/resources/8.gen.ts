// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'codigo-postal': () => import('../codigo-postal/resource.gen'),
  estado: () => import('../estado/resource.gen'),
  'pedido-muestra': () => import('../pedido-muestra/resource.gen'),
};
