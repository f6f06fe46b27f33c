// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { EntregaProveedor } from '../../shared/types/entrega-proveedor.gen';

export default defineResource<EntregaProveedor>({
  name: 'entrega-proveedor',
  backend: 'server',
  path: '/oficinas-centrales/entrega',
  keyName: 'entregaProveedorId',
  icon: 'truck',
  recordLabel: (record) => textOf`${record.remision}`,
  recordDetail: (record) => textOf`${record.insumoNombre} · ${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { proveedor: ['proveedorId'] },
  labels: {
    es: () => import('../../locales/es/entrega-proveedor.gen.json'),
    en: () => import('../../locales/en/entrega-proveedor.gen.json'),
    'es-mx': () => import('../../locales/es/entrega-proveedor.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
