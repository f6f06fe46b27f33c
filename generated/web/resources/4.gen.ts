// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  cama: () => import('../cama/resource.gen'),
  'devolucion-orden-cargo': () => import('../devolucion-orden-cargo/resource.gen'),
  'evaluacion-proveedor': () => import('../evaluacion-proveedor/resource.gen'),
  'plantilla-configuracion': () => import('../plantilla-configuracion/resource.gen'),
  'unidad-tipo': () => import('../unidad-tipo/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
