// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  defuncion: () => import('../defuncion/resource.gen'),
  horario: () => import('../horario/resource.gen'),
  insumo: () => import('../insumo/resource.gen'),
  kardex: () => import('../kardex/resource.gen'),
  perfil: () => import('../perfil/resource.gen'),
  surtimiento: () => import('../surtimiento/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
