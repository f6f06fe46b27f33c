// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Defuncion } from '../../shared/types/defuncion.gen';

export default defineResource<Defuncion>({
  name: 'defuncion',
  backend: 'server',
  path: '/pacientes/defuncion',
  keyName: 'defuncionId',
  icon: 'flag',
  recordLabel: (record) => textOf`${formatDateTime(record.fechaHora)}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente.editar',
    update: 'paciente.editar',
    delete: 'paciente.editar',
  },
  writers: { unidad: ['unidadId'] },
  labels: {
    es: () => import('../../locales/es/defuncion.gen.json'),
    en: () => import('../../locales/en/defuncion.gen.json'),
    'es-mx': () => import('../../locales/es/defuncion.gen.json'),
  },
  list: { sort: { field: 'fechaHora', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
