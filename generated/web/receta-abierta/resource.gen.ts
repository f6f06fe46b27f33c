// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { RecetaAbierta } from '../../shared/types/receta-abierta.gen';

export default defineResource<RecetaAbierta>({
  name: 'receta-abierta',
  backend: 'server',
  path: '/pacientes/receta/abierta',
  keyName: 'recetaAbiertaId',
  icon: 'swap',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.almacenNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.surtir',
    update: 'receta.surtir',
    delete: 'receta.surtir',
  },
  writers: { unidad: ['unidadId'], almacen: ['almacenId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/receta-abierta.gen.json'),
    en: () => import('../../locales/en/receta-abierta.gen.json'),
    'es-mx': () => import('../../locales/es/receta-abierta.gen.json'),
  },
  list: { sort: { field: 'desde', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
