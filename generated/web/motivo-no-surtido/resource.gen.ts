// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { MotivoNoSurtido } from '../../shared/types/motivo-no-surtido.gen';

export default defineResource<MotivoNoSurtido>({
  name: 'motivo-no-surtido',
  backend: 'server',
  path: '/catalogos/motivo-no-surtido',
  keyName: 'motivoNoSurtidoId',
  icon: 'alert',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/motivo-no-surtido.gen.json'),
    en: () => import('../../locales/en/motivo-no-surtido.gen.json'),
    'es-mx': () => import('../../locales/es/motivo-no-surtido.gen.json'),
  },
  list: { sort: { field: 'orden', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
