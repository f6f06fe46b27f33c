// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { ContratoClave } from '../../shared/types/contrato-clave.gen';

export default defineResource<ContratoClave>({
  name: 'contrato-clave',
  backend: 'server',
  path: '/oficinas-centrales/contrato-clave',
  keyName: 'contratoClaveId',
  icon: 'layers',
  recordLabel: (record) => textOf`${record.insumoClave}`,
  recordDetail: (record) => textOf`${record.insumoNombre}`,
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
    es: () => import('../../locales/es/contrato-clave.gen.json'),
    en: () => import('../../locales/en/contrato-clave.gen.json'),
    'es-mx': () => import('../../locales/es/contrato-clave.gen.json'),
  },
  list: { sort: { field: 'vigenciaHasta', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
