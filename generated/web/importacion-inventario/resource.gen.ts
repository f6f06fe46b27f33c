// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { ImportacionInventario } from '../../shared/types/importacion-inventario.gen';

export default defineResource<ImportacionInventario>({
  name: 'importacion-inventario',
  backend: 'server',
  path: '/inventario/importacion',
  keyName: 'importacionInventarioId',
  icon: 'file',
  recordLabel: (record) => textOf`${record.archivoNombre}`,
  recordDetail: (record) => textOf`${record.folio} · ${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'inventario.importar',
    get: 'inventario.importar',
    create: 'inventario.importar',
    update: 'inventario.importar',
    delete: 'inventario.importar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/importacion-inventario.gen.json'),
    en: () => import('../../locales/en/importacion-inventario.gen.json'),
    'es-mx': () => import('../../locales/es/importacion-inventario.gen.json'),
  },
  list: { sort: { field: 'fechaRevision', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
