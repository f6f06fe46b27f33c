// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { EquipoFrio } from '../../shared/types/equipo-frio.gen';

export default defineResource<EquipoFrio>({
  name: 'equipo-frio',
  backend: 'server',
  path: '/inventario/equipo-frio',
  keyName: 'equipoFrioId',
  icon: 'warehouse',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'red-fria.administrar',
    update: 'red-fria.administrar',
    delete: 'red-fria.administrar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/equipo-frio.gen.json'),
    en: () => import('../../locales/en/equipo-frio.gen.json'),
    'es-mx': () => import('../../locales/es/equipo-frio.gen.json'),
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
