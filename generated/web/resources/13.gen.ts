// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  'acceso-emergencia': () => import('../acceso-emergencia/resource.gen'),
  'alerta-sanitaria': () => import('../alerta-sanitaria/resource.gen'),
  'paciente-fusion': () => import('../paciente-fusion/resource.gen'),
  'paciente-unidad': () => import('../paciente-unidad/resource.gen'),
  recepcion: () => import('../recepcion/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
