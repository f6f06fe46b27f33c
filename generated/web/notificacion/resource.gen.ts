// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Notificacion } from '../../shared/types/notificacion.gen';

export default defineResource<Notificacion>({
  name: 'notificacion',
  backend: 'server',
  path: '/notificaciones/notificaciones',
  keyName: 'notificacionId',
  icon: 'bell',
  recordLabel: (record) => textOf`${record.titulo}`,
  recordDetail: () => '',
  operations: [],
  softDelete: false,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { propio: ['usuarioId'] },
  labels: {
    es: () => import('../../locales/es/notificacion.gen.json'),
    en: () => import('../../locales/en/notificacion.gen.json'),
    'es-mx': () => import('../../locales/es/notificacion.gen.json'),
  },
  list: null,
  views: {},
});
