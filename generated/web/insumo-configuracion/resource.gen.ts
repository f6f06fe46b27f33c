// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { InsumoConfiguracion } from '../../shared/types/insumo-configuracion.gen';

export default defineResource<InsumoConfiguracion>({
  name: 'insumo-configuracion',
  backend: 'server',
  path: '/inventario/insumo-configuracion',
  keyName: 'insumoConfiguracionId',
  icon: 'settings',
  recordLabel: (record) => textOf`${record.nombreGenerico}`,
  recordDetail: (record) => textOf`${record.insumoClave} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'insumo-configuracion.ver',
    get: 'insumo-configuracion.ver',
    create: 'insumo-configuracion.editar',
    update: 'insumo-configuracion.editar',
    delete: 'insumo-configuracion.editar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/insumo-configuracion.gen.json'),
    en: () => import('../../locales/en/insumo-configuracion.gen.json'),
    'es-mx': () => import('../../locales/es/insumo-configuracion.gen.json'),
  },
  list: { sort: { field: 'insumoClave', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
