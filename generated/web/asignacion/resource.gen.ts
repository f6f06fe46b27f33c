// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDate } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Asignacion } from '../../shared/types/asignacion.gen';

export default defineResource<Asignacion>({
  name: 'asignacion',
  backend: 'server',
  path: '/pacientes/asignacion',
  keyName: 'asignacionId',
  icon: 'group',
  recordLabel: (record) => textOf`${formatDate(record.fecha)}`,
  recordDetail: (record) => textOf`${record.personalMedicoNombre}`,
  operations: ['list', 'get', 'delete'],
  softDelete: true,
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'hospitalizacion.asignar-personal',
    update: 'hospitalizacion.asignar-personal',
    delete: 'hospitalizacion.asignar-personal',
  },
  writers: { unidad: ['unidadId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/asignacion.gen.json'),
    en: () => import('../../locales/en/asignacion.gen.json'),
    'es-mx': () => import('../../locales/es/asignacion.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25, unsearched: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
