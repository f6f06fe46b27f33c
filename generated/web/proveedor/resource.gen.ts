// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Proveedor } from '../../shared/types/proveedor.gen';

export default defineResource<Proveedor>({
  name: 'proveedor',
  backend: 'server',
  path: '/oficinas-centrales/proveedor',
  keyName: 'proveedorId',
  icon: 'truck',
  recordLabel: (record) => textOf`${record.razonSocial}`,
  recordDetail: (record) => textOf`${record.rfc}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'proveedor.administrar',
    update: 'proveedor.administrar',
    delete: 'proveedor.administrar',
  },
  writers: { proveedor: ['proveedorId'] },
  labels: {
    es: () => import('../../locales/es/proveedor.gen.json'),
    en: () => import('../../locales/en/proveedor.gen.json'),
    'es-mx': () => import('../../locales/es-mx/proveedor.gen.json'),
  },
  list: { sort: { field: 'razonSocial', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
