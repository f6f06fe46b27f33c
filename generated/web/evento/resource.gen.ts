// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Evento } from '../../shared/types/evento.gen';

export default defineResource<Evento>({
  name: 'evento',
  backend: 'server',
  path: '/agenda/agenda',
  keyName: 'eventoId',
  icon: 'calendar',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'agenda.crear',
    update: 'agenda.crear',
    delete: 'catalogo.administrar',
  },
  writers: {
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    servicio: ['nucleoId'],
    almacen: ['almacenId'],
    proveedor: ['proveedorId'],
  },
  labels: {
    es: () => import('../../locales/es/evento.gen.json'),
    en: () => import('../../locales/en/evento.gen.json'),
    'es-mx': () => import('../../locales/es/evento.gen.json'),
  },
  list: { sort: { field: 'inicio', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
