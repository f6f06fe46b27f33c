// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PacienteFusion } from '../../shared/types/paciente-fusion.gen';

export default defineResource<PacienteFusion>({
  name: 'paciente-fusion',
  backend: 'server',
  path: '/pacientes/paciente-fusion',
  keyName: 'pacienteFusionId',
  icon: 'swap',
  recordLabel: (record) => textOf`${record.motivo}`,
  recordDetail: (record) => textOf`${record.sobrevivienteNombre}`,
  operations: ['list', 'get'],
  softDelete: false,
  permissions: {
    list: 'paciente.fusionar',
    get: 'paciente.fusionar',
    create: 'paciente.fusionar',
    update: 'paciente.fusionar',
    delete: 'paciente.fusionar',
  },
  writers: { unidad: ['unidadId'] },
  labels: {
    es: () => import('../../locales/es/paciente-fusion.gen.json'),
    en: () => import('../../locales/en/paciente-fusion.gen.json'),
    'es-mx': () => import('../../locales/es/paciente-fusion.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25 },
  secrets: { curpMovida: { permission: 'paciente.identificar' } },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
