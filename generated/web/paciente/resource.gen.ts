// Generated from schemas/entities/clinica/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Paciente } from '../../shared/types/paciente.gen';

export default defineResource<Paciente>({
  name: 'paciente',
  path: '/pacientes/paciente',
  keyName: 'pacienteId',
  icon: 'heart',
  recordLabel: (record) => textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.persona?.curp}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente.crear',
    update: 'paciente.editar',
    delete: 'paciente.fusionar',
  },
  labels: {
    es: () => import('../../locales/es/paciente.gen.json'),
    en: () => import('../../locales/en/paciente.gen.json'),
    'es-mx': () => import('../../locales/es-mx/paciente.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
