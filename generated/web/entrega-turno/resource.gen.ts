// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDate } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { EntregaTurno } from '../../shared/types/entrega-turno.gen';

export default defineResource<EntregaTurno>({
  name: 'entrega-turno',
  backend: 'server',
  path: '/pacientes/entrega-turno',
  keyName: 'entregaTurnoId',
  icon: 'swap',
  recordLabel: (record) => textOf`${formatDate(record.fecha)}`,
  recordDetail: (record) => textOf`${record.servicioNombre}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'medicacion.ministrar',
    update: 'medicacion.ministrar',
    delete: 'medicacion.ministrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/entrega-turno.gen.json'),
    en: () => import('../../locales/en/entrega-turno.gen.json'),
    'es-mx': () => import('../../locales/es/entrega-turno.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25, unsearched: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
