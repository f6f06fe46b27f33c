// Generated from schemas/entities/organizacion/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Nucleo } from '../../shared/types/nucleo.gen';

export default defineResource<Nucleo>({
  name: 'nucleo',
  path: '/catalogos/nucleo',
  keyName: 'nucleoId',
  icon: 'layers',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'nucleo.administrar',
    update: 'nucleo.administrar',
    delete: 'nucleo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/nucleo.gen.json'),
    en: () => import('../../locales/en/nucleo.gen.json'),
    'es-mx': () => import('../../locales/es-mx/nucleo.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
