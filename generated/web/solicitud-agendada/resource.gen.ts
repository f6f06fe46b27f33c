// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { SolicitudAgendada } from '../../shared/types/solicitud-agendada.gen';

export default defineResource<SolicitudAgendada>({
  name: 'solicitud-agendada',
  backend: 'server',
  path: '/agenda/agenda/solicitudes-agendadas-list',
  keyName: 'solicitudAgendadaId',
  icon: 'truck',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: () => '',
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: {
    almacen: ['almacenSurtidorId', 'almacenSolicitanteId'],
    unidad: ['unidadSurtidoraId', 'unidadSolicitanteId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  labels: {
    es: () => import('../../locales/es/solicitud-agendada.gen.json'),
    en: () => import('../../locales/en/solicitud-agendada.gen.json'),
    'es-mx': () => import('../../locales/es/solicitud-agendada.gen.json'),
  },
  list: { sort: { field: 'inicio', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
