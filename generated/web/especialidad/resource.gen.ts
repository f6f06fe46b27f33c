// Generated from schemas/entities/clinica/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Especialidad } from '../../shared/types/especialidad.gen';

export default defineResource<Especialidad>({
  name: 'especialidad',
  path: '/catalogos/especialidad',
  keyName: 'especialidadId',
  icon: 'stethoscope',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/especialidad.gen.json'),
    en: () => import('../../locales/en/especialidad.gen.json'),
    'es-mx': () => import('../../locales/es-mx/especialidad.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
