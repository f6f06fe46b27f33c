// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Temperatura } from '../../shared/types/temperatura.gen';

export default defineResource<Temperatura>({
  name: 'temperatura',
  backend: 'server',
  path: '/inventario/temperatura',
  keyName: 'temperaturaId',
  icon: 'chart',
  recordLabel: (record) => textOf`${record.equipo} · ${record.temperatura} °C`,
  recordDetail: (record) => textOf`${record.almacenNombre}`,
  operations: ['list', 'get', 'create'],
  softDelete: false,
  copy: false,
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'red-fria.registrar',
    update: 'red-fria.registrar',
    delete: 'red-fria.registrar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/temperatura.gen.json'),
    en: () => import('../../locales/en/temperatura.gen.json'),
    'es-mx': () => import('../../locales/es/temperatura.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
  },
});
