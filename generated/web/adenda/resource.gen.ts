// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Adenda } from '../../shared/types/adenda.gen';

export default defineResource<Adenda>({
  name: 'adenda',
  backend: 'server',
  path: '/pacientes/adenda',
  keyName: 'adendaId',
  icon: 'edit',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.texto}`,
  operations: ['list', 'get', 'create'],
  softDelete: false,
  copy: false,
  permissions: {
    list: 'consulta.ver',
    get: 'consulta.ver',
    create: 'consulta.firmar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], propio: ['creadoPor'] },
  labels: {
    es: () => import('../../locales/es/adenda.gen.json'),
    en: () => import('../../locales/en/adenda.gen.json'),
    'es-mx': () => import('../../locales/es/adenda.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'ASC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
  },
});
