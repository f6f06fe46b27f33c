// Generated from schemas/worklists by `npm run generate`. Do not edit: your change would be lost.

import type { Worklists } from '#platform/web/shell/home/worklist-module';

/** Worklists by profile, each behind its own import. */
export const WORKLISTS: Worklists = {
  'Administrador-unidad': () => import('./worklist-administrador-unidad/worklist.gen'),
  'Almacen-unidad': () => import('./worklist-almacen-unidad/worklist.gen'),
  'Almacen-estatal': () => import('./worklist-almacen/worklist.gen'),
  'Almacen-regional': () => import('./worklist-almacen/worklist.gen'),
  Auditor: () => import('./worklist-auditor/worklist.gen'),
  Cendis: () => import('./worklist-cendis/worklist.gen'),
  'Director-unidad': () => import('./worklist-director-unidad/worklist.gen'),
  'Enfermeria-centrales': () => import('./worklist-enfermeria-centrales/worklist.gen'),
  Enfermeria: () => import('./worklist-enfermeria/worklist.gen'),
  Farmacia: () => import('./worklist-farmacia/worklist.gen'),
  'Jefe-servicio': () => import('./worklist-jefe-servicio/worklist.gen'),
  Jurisdiccion: () => import('./worklist-jurisdiccion/worklist.gen'),
  Medico: () => import('./worklist-medico/worklist.gen'),
  'Oficina-central': () => import('./worklist-oficina-central/worklist.gen'),
  Proveedor: () => import('./worklist-proveedor/worklist.gen'),
  Recepcion: () => import('./worklist-recepcion/worklist.gen'),
  SUPERUSUARIO: () => import('./worklist-superusuario/worklist.gen'),
};
