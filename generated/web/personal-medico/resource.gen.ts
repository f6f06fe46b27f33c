// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PersonalMedico } from '../../shared/types/personal-medico.gen';

export default defineResource<PersonalMedico>({
  name: 'personal-medico',
  backend: 'server',
  path: '/catalogos/personal-medico',
  keyName: 'personalMedicoId',
  icon: 'badge',
  recordLabel: (record) =>
    textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.cargoNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'personal-medico.ver',
    get: 'personal-medico.ver',
    create: 'personal-medico.administrar',
    update: 'personal-medico.administrar',
    delete: 'personal-medico.administrar',
  },
  writers: { unidad: ['unidadId'] },
  labels: {
    es: () => import('../../locales/es/personal-medico.gen.json'),
    en: () => import('../../locales/en/personal-medico.gen.json'),
    'es-mx': () => import('../../locales/es-mx/personal-medico.gen.json'),
  },
  list: { sort: { field: 'persona.primerApellido', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
