// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { ProgramaSeguimiento } from '../../shared/types/programa-seguimiento.gen';

export default defineResource<ProgramaSeguimiento>({
  name: 'programa-seguimiento',
  backend: 'server',
  path: '/programas/seguimiento',
  keyName: 'programaSeguimientoId',
  icon: 'clock',
  recordLabel: (record) => textOf`${record.nombrePrograma}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'programa.inscribir',
    get: 'programa.inscribir',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/programa-seguimiento.gen.json'),
    en: () => import('../../locales/en/programa-seguimiento.gen.json'),
    'es-mx': () => import('../../locales/es/programa-seguimiento.gen.json'),
  },
  list: { sort: { field: 'proximaCita', order: 'ASC' }, pageSize: 25, searchNeeds: ['paciente.identificar'] },
  secrets: { nombreCompleto: { permission: 'paciente.identificar' } },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
