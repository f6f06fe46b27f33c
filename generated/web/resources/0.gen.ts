// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourcePart } from '../resources.gen';

export const RESOURCES: ResourcePart = {
  almacen: () => import('../almacen/resource.gen'),
  colonia: () => import('../colonia/resource.gen'),
  'equipo-frio': () => import('../equipo-frio/resource.gen'),
  'lengua-indigena': () => import('../lengua-indigena/resource.gen'),
  ministracion: () => import('../ministracion/resource.gen'),
  modulo: () => import('../modulo/resource.gen'),
  'motivo-cancelacion': () => import('../motivo-cancelacion/resource.gen'),
  programa: () => import('../programa/resource.gen'),
  proveedor: () => import('../proveedor/resource.gen'),
  receta: () => import('../receta/resource.gen'),
  'salida-extraordinaria': () => import('../salida-extraordinaria/resource.gen'),
  signos: () => import('../signos/resource.gen'),
  temperatura: () => import('../temperatura/resource.gen'),
};

export const SAMPLES: ResourcePart = {};
