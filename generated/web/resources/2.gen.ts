// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  diagnostico: () => import('../diagnostico/resource.gen'),
  especialidad: () => import('../especialidad/resource.gen'),
  lote: () => import('../lote/resource.gen'),
  'movimiento-cama': () => import('../movimiento-cama/resource.gen'),
  'red-historial': () => import('../red-historial/resource.gen'),
  religion: () => import('../religion/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
