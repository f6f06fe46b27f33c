// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  jurisdiccion: () => import('../jurisdiccion/resource.gen'),
  'motivo-salida-extraordinaria': () => import('../motivo-salida-extraordinaria/resource.gen'),
  'nota-evolucion': () => import('../nota-evolucion/resource.gen'),
  nucleo: () => import('../nucleo/resource.gen'),
  'solicitud-agendada': () => import('../solicitud-agendada/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
