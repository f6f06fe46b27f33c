// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PlantillaConfiguracion } from '../../shared/types/plantilla-configuracion.gen';

export default defineResource<PlantillaConfiguracion>({
  name: 'plantilla-configuracion',
  backend: 'server',
  path: '/oficinas-centrales/plantilla-configuracion',
  keyName: 'plantillaConfiguracionId',
  icon: 'layers',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.unidadTipoNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'insumo-configuracion.autorizar',
    get: 'insumo-configuracion.autorizar',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/plantilla-configuracion.gen.json'),
    en: () => import('../../locales/en/plantilla-configuracion.gen.json'),
    'es-mx': () => import('../../locales/es/plantilla-configuracion.gen.json'),
  },
  list: { sort: { field: 'nombre', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
