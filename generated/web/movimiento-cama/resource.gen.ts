// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { MovimientoCama } from '../../shared/types/movimiento-cama.gen';

export default defineResource<MovimientoCama>({
  name: 'movimiento-cama',
  backend: 'server',
  path: '/pacientes/movimiento-cama',
  keyName: 'movimientoCamaId',
  icon: 'bed',
  recordLabel: (record) => textOf`${formatDateTime(record.desde)}`,
  recordDetail: (record) => textOf`${record.camaNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { unidad: ['unidadId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/movimiento-cama.gen.json'),
    en: () => import('../../locales/en/movimiento-cama.gen.json'),
    'es-mx': () => import('../../locales/es/movimiento-cama.gen.json'),
  },
  list: { sort: { field: 'desde', order: 'DESC' }, pageSize: 25, unsearched: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
