// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  adenda: () => import('../adenda/resource.gen'),
  contrato: () => import('../contrato/resource.gen'),
  inventario: () => import('../inventario/resource.gen'),
  notificacion: () => import('../notificacion/resource.gen'),
  solicitud: () => import('../solicitud/resource.gen'),
  turno: () => import('../turno/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
