// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  consulta: () => import('../consulta/resource.gen'),
  'forma-farmaceutica': () => import('../forma-farmaceutica/resource.gen'),
  'motivo-no-surtido': () => import('../motivo-no-surtido/resource.gen'),
  'plantilla-nota': () => import('../plantilla-nota/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
