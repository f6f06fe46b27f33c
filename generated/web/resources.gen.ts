// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourceModule } from '../../src/ui/resource/resource-module';
import type { ResourceName } from '../shared/resource-names.gen';

/** Every resource behind its own import: opening one loads that one. */
export const RESOURCES: Readonly<Record<ResourceName, () => Promise<{ default: ResourceModule }>>> = {
  almacen: () => import('./almacen/resource.gen'),
  'codigo-postal': () => import('./codigo-postal/resource.gen'),
  colonia: () => import('./colonia/resource.gen'),
  diagnostico: () => import('./diagnostico/resource.gen'),
  especialidad: () => import('./especialidad/resource.gen'),
  estado: () => import('./estado/resource.gen'),
  insumo: () => import('./insumo/resource.gen'),
  jurisdiccion: () => import('./jurisdiccion/resource.gen'),
  municipio: () => import('./municipio/resource.gen'),
  nucleo: () => import('./nucleo/resource.gen'),
  paciente: () => import('./paciente/resource.gen'),
  pais: () => import('./pais/resource.gen'),
  perfil: () => import('./perfil/resource.gen'),
  persona: () => import('./persona/resource.gen'),
  'personal-medico': () => import('./personal-medico/resource.gen'),
  solicitud: () => import('./solicitud/resource.gen'),
  unidad: () => import('./unidad/resource.gen'),
  'unidad-tipo': () => import('./unidad-tipo/resource.gen'),
  usuario: () => import('./usuario/resource.gen'),
};
