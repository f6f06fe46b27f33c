// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'fuente-financiamiento': () => import('../fuente-financiamiento/resource.gen'),
  procedimiento: () => import('../procedimiento/resource.gen'),
  sustancia: () => import('../sustancia/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
