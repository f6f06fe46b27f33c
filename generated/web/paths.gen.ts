// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourceLocation } from '../../src/client/resource-location';
import type { ResourceName } from '../shared/resource-names.gen';

/** REST path and key of every resource. */
export const PATHS: Readonly<Record<ResourceName, ResourceLocation>> = {
  almacen: { path: '/catalogos/almacen', key: 'almacenId' },
  'codigo-postal': { path: '/catalogos/codigo-postal', key: 'codigo' },
  colonia: { path: '/catalogos/colonia', key: 'coloniaId' },
  diagnostico: { path: '/catalogos/diagnostico', key: 'diagnosticoId' },
  especialidad: { path: '/catalogos/especialidad', key: 'especialidadId' },
  estado: { path: '/catalogos/estado', key: 'clave' },
  insumo: { path: '/catalogos/insumo', key: 'insumoId' },
  jurisdiccion: { path: '/catalogos/jurisdiccion', key: 'jurisdiccionId' },
  municipio: { path: '/catalogos/municipio', key: 'municipioId' },
  nucleo: { path: '/catalogos/nucleo', key: 'nucleoId' },
  paciente: { path: '/pacientes/paciente', key: 'pacienteId' },
  pais: { path: '/catalogos/pais', key: 'codigo' },
  perfil: { path: '/catalogos/perfil', key: 'perfilId' },
  persona: { path: '/catalogos/persona', key: 'personaId' },
  'personal-medico': { path: '/catalogos/personal-medico', key: 'personalMedicoId' },
  solicitud: { path: '/inventario/solicitud', key: 'solicitudId' },
  unidad: { path: '/catalogos/unidad', key: 'unidadId' },
  'unidad-tipo': { path: '/catalogos/unidad-tipo', key: 'unidadTipoId' },
  usuario: { path: '/catalogos/usuario', key: 'usuarioId' },
};
