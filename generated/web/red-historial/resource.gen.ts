// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { RedHistorial } from '../../shared/types/red-historial.gen';

export default defineResource<RedHistorial>({
  name: 'red-historial',
  backend: 'server',
  path: '/network/red-historial',
  keyName: 'redHistorialId',
  icon: 'network',
  recordLabel: (record) => textOf`${record.dispositivoId}`,
  recordDetail: (record) => textOf`${record.ruta}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'red-historial.ver',
    get: 'red-historial.ver',
    create: 'red-historial.ver',
    update: 'red-historial.ver',
    delete: 'red-historial.ver',
  },
  writers: { unidad: ['unidadId'], propio: ['usuarioId'] },
  labels: {
    es: () => import('../../locales/es/red-historial.gen.json'),
    en: () => import('../../locales/en/red-historial.gen.json'),
    'es-mx': () => import('../../locales/es/red-historial.gen.json'),
  },
  list: { sort: { field: 'inicio', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
