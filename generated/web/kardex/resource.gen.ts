// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Kardex } from '../../shared/types/kardex.gen';

export default defineResource<Kardex>({
  name: 'kardex',
  backend: 'server',
  path: '/inventario/inventario/kardex',
  keyName: 'kardexId',
  icon: 'list',
  recordLabel: (record) => textOf`${record.documentoFolio}`,
  recordDetail: (record) => textOf`${record.insumoClave} · ${record.nombreGenerico} · ${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'kardex.ver',
    get: 'kardex.ver',
    create: 'kardex.ver',
    update: 'kardex.ver',
    delete: 'kardex.ver',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/kardex.gen.json'),
    en: () => import('../../locales/en/kardex.gen.json'),
    'es-mx': () => import('../../locales/es/kardex.gen.json'),
  },
  list: { sort: { field: 'fechaMovimiento', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
