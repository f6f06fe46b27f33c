// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { LoteExpirar } from '../../shared/types/lote-expirar.gen';

export default defineResource<LoteExpirar>({
  name: 'lote-expirar',
  backend: 'server',
  path: '/proveedores/carta-canje/lotes-a-expirar',
  keyName: 'loteExpirarId',
  icon: 'clock',
  recordLabel: (record) => textOf`${record.numeroLote}`,
  recordDetail: (record) => textOf`${record.insumoNombre} · ${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'carta-canje.ver',
    get: 'carta-canje.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: {
    almacen: ['almacenId'],
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    proveedor: ['proveedorId'],
  },
  labels: {
    es: () => import('../../locales/es/lote-expirar.gen.json'),
    en: () => import('../../locales/en/lote-expirar.gen.json'),
    'es-mx': () => import('../../locales/es/lote-expirar.gen.json'),
  },
  list: { sort: { field: 'caducidad', order: 'ASC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
