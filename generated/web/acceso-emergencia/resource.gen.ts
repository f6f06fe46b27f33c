// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { AccesoEmergencia } from '../../shared/types/acceso-emergencia.gen';

export default defineResource<AccesoEmergencia>({
  name: 'acceso-emergencia',
  backend: 'server',
  path: '/pacientes/acceso-emergencia',
  keyName: 'accesoEmergenciaId',
  icon: 'key',
  recordLabel: (record) => textOf`${record.motivoAcceso}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'expediente.revisar-acceso',
    get: 'expediente.revisar-acceso',
    create: 'expediente.acceso-emergencia',
    update: 'expediente.acceso-emergencia',
    delete: 'expediente.acceso-emergencia',
  },
  writers: { propio: ['usuarioId'], unidad: ['unidadId'] },
  labels: {
    es: () => import('../../locales/es/acceso-emergencia.gen.json'),
    en: () => import('../../locales/en/acceso-emergencia.gen.json'),
    'es-mx': () => import('../../locales/es/acceso-emergencia.gen.json'),
  },
  list: { sort: { field: 'desde', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
