// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PedidoMuestra } from '../../shared/types/pedido-muestra.gen';

export default defineResource<PedidoMuestra>({
  name: 'pedido-muestra',
  backend: 'mock',
  path: '/mock/sales/orders',
  keyName: 'id',
  icon: 'clipboard',
  recordLabel: (record) => textOf`#${record.id}`,
  recordDetail: () => '',
  operations: ['list', 'get', 'delete'],
  softDelete: false,
  permissions: {
    list: 'muestra.usar',
    get: 'muestra.usar',
    create: 'muestra.usar',
    update: 'muestra.usar',
    delete: 'muestra.usar',
  },
  labels: {
    es: () => import('../../locales/es/pedido-muestra.gen.json'),
    en: () => import('../../locales/en/pedido-muestra.gen.json'),
    'es-mx': () => import('../../locales/es/pedido-muestra.gen.json'),
  },
  list: { sort: { field: 'date', order: 'DESC' }, pageSize: 10 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
