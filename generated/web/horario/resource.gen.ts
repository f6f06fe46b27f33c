// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Horario } from '../../shared/types/horario.gen';

export default defineResource<Horario>({
  name: 'horario',
  backend: 'server',
  path: '/agenda/agenda/horario',
  keyName: 'horarioId',
  icon: 'clock',
  recordLabel: (record) => textOf`${record.inicio} – ${record.fin}`,
  recordDetail: (record) => textOf`${record.personalMedicoNombre} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'agenda.autorizar',
    update: 'agenda.autorizar',
    delete: 'agenda.autorizar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], almacen: ['almacenId'] },
  labels: {
    es: () => import('../../locales/es/horario.gen.json'),
    en: () => import('../../locales/en/horario.gen.json'),
    'es-mx': () => import('../../locales/es/horario.gen.json'),
  },
  list: { sort: { field: 'personalMedicoId', order: 'ASC' }, pageSize: 25, unsearched: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
