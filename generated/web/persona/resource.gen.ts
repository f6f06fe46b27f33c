// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Persona } from '../../shared/types/persona.gen';

export default defineResource<Persona>({
  name: 'persona',
  backend: 'server',
  path: '/catalogos/persona',
  keyName: 'personaId',
  icon: 'person',
  recordLabel: (record) => textOf`${record.nombre} ${record.primerApellido} ${record.segundoApellido}`,
  recordDetail: (record) => textOf`${record.curp}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'usuario.vincular',
    get: 'usuario.vincular',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/persona.gen.json'),
    en: () => import('../../locales/en/persona.gen.json'),
    'es-mx': () => import('../../locales/es-mx/persona.gen.json'),
  },
  list: { sort: { field: 'primerApellido', order: 'ASC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
