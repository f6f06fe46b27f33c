// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Contrato } from '../../shared/types/contrato.gen';

export default defineResource<Contrato>({
  name: 'contrato',
  backend: 'server',
  path: '/oficinas-centrales/contrato',
  keyName: 'contratoId',
  icon: 'file',
  recordLabel: (record) => textOf`${record.numero}`,
  recordDetail: (record) => textOf`${record.proveedorNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 20, maxMB: 20, accept: ['pdf', 'image', 'office'] },
  comments: { write: 'proveedor.ver' },
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'proveedor.administrar',
    update: 'proveedor.administrar',
    delete: 'proveedor.administrar',
  },
  writers: { proveedor: ['proveedorId'] },
  labels: {
    es: () => import('../../locales/es/contrato.gen.json'),
    en: () => import('../../locales/en/contrato.gen.json'),
    'es-mx': () => import('../../locales/es/contrato.gen.json'),
  },
  list: { sort: { field: 'vigenciaHasta', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
