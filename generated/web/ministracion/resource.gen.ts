// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Ministracion } from '../../shared/types/ministracion.gen';

export default defineResource<Ministracion>({
  name: 'ministracion',
  backend: 'server',
  path: '/pacientes/ministracion',
  keyName: 'ministracionId',
  icon: 'pill',
  recordLabel: (record) => textOf`${formatDateTime(record.fechaProgramada)}`,
  recordDetail: (record) => textOf`${record.indicacionNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'medicacion.ministrar',
    update: 'medicacion.ministrar',
    delete: 'medicacion.ministrar',
  },
  writers: { unidad: ['unidadId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/ministracion.gen.json'),
    en: () => import('../../locales/en/ministracion.gen.json'),
    'es-mx': () => import('../../locales/es/ministracion.gen.json'),
  },
  list: { sort: { field: 'fechaProgramada', order: 'DESC' }, pageSize: 25, unsearched: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
