// Generated from schemas/entities/clinica/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { PersonalMedico } from '../../shared/types/personal-medico.gen';

export default defineResource<PersonalMedico>({
  name: 'personal-medico',
  path: '/catalogos/personal-medico',
  keyName: 'personalMedicoId',
  icon: 'badge',
  recordLabel: (record) => textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.cargoNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'personal-medico.ver',
    get: 'personal-medico.ver',
    create: 'personal-medico.administrar',
    update: 'personal-medico.administrar',
    delete: 'personal-medico.administrar',
  },
  labels: {
    es: () => import('../../locales/es/personal-medico.gen.json'),
    en: () => import('../../locales/en/personal-medico.gen.json'),
    'es-mx': () => import('../../locales/es-mx/personal-medico.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
