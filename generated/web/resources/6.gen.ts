// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  interaccion: () => import('../interaccion/resource.gen'),
  municipio: () => import('../municipio/resource.gen'),
  'personal-medico': () => import('../personal-medico/resource.gen'),
  'receta-abierta': () => import('../receta-abierta/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
