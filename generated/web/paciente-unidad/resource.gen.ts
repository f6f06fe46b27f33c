// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PacienteUnidad } from '../../shared/types/paciente-unidad.gen';

export default defineResource<PacienteUnidad>({
  name: 'paciente-unidad',
  backend: 'server',
  path: '/pacientes/paciente-unidad',
  keyName: 'pacienteUnidadId',
  icon: 'file',
  recordLabel: (record) => textOf`${record.numeroExpediente}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente-unidad.administrar',
    update: 'paciente-unidad.administrar',
    delete: 'paciente-unidad.administrar',
  },
  writers: { unidad: ['unidadId'] },
  labels: {
    es: () => import('../../locales/es/paciente-unidad.gen.json'),
    en: () => import('../../locales/en/paciente-unidad.gen.json'),
    'es-mx': () => import('../../locales/es/paciente-unidad.gen.json'),
  },
  list: { sort: { field: 'fechaApertura', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
