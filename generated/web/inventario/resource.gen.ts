// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Inventario } from '../../shared/types/inventario.gen';

export default defineResource<Inventario>({
  name: 'inventario',
  backend: 'server',
  path: '/inventario/inventario',
  keyName: 'inventarioId',
  icon: 'box',
  recordLabel: (record) => textOf`${record.insumoClave}`,
  recordDetail: (record) => textOf`${record.insumoNombre} · ${record.almacenNombre}`,
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
    es: () => import('../../locales/es/inventario.gen.json'),
    en: () => import('../../locales/en/inventario.gen.json'),
    'es-mx': () => import('../../locales/es/inventario.gen.json'),
  },
  list: { sort: { field: 'insumoClave', order: 'ASC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
