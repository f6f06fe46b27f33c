// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Signos } from '../../shared/types/signos.gen';

export default defineResource<Signos>({
  name: 'signos',
  backend: 'server',
  path: '/pacientes/signos',
  keyName: 'signosId',
  icon: 'heart',
  recordLabel: (record) => textOf`${formatDateTime(record.fechaToma)}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create'],
  softDelete: false,
  copy: false,
  permissions: {
    list: 'signos.ver',
    get: 'signos.ver',
    create: 'signos.capturar',
    update: 'signos.capturar',
    delete: 'signos.capturar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['nucleoId'] },
  labels: {
    es: () => import('../../locales/es/signos.gen.json'),
    en: () => import('../../locales/en/signos.gen.json'),
    'es-mx': () => import('../../locales/es/signos.gen.json'),
  },
  list: { sort: { field: 'fechaToma', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
  },
});
