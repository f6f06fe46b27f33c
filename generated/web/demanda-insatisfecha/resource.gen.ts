// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { DemandaInsatisfecha } from '../../shared/types/demanda-insatisfecha.gen';

export default defineResource<DemandaInsatisfecha>({
  name: 'demanda-insatisfecha',
  backend: 'server',
  path: '/farmacia/demanda-insatisfecha',
  keyName: 'demandaInsatisfechaId',
  icon: 'alert',
  recordLabel: (record) => textOf`${record.insumoClave}`,
  recordDetail: (record) => textOf`${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'inventario.ver',
    update: 'inventario.ver',
    delete: 'inventario.ver',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/demanda-insatisfecha.gen.json'),
    en: () => import('../../locales/en/demanda-insatisfecha.gen.json'),
    'es-mx': () => import('../../locales/es/demanda-insatisfecha.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25, unsearched: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
