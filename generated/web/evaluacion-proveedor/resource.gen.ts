// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { EvaluacionProveedor } from '../../shared/types/evaluacion-proveedor.gen';

export default defineResource<EvaluacionProveedor>({
  name: 'evaluacion-proveedor',
  backend: 'server',
  path: '/oficinas-centrales/evaluacion-proveedor',
  keyName: 'evaluacionProveedorId',
  icon: 'chart',
  recordLabel: (record) => textOf`${record.razonSocial}`,
  recordDetail: () => '',
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
    es: () => import('../../locales/es/evaluacion-proveedor.gen.json'),
    en: () => import('../../locales/en/evaluacion-proveedor.gen.json'),
    'es-mx': () => import('../../locales/es/evaluacion-proveedor.gen.json'),
  },
  list: { sort: { field: 'calificacion', order: 'ASC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
