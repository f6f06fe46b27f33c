// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Surtimiento } from '../../shared/types/surtimiento.gen';

export default defineResource<Surtimiento>({
  name: 'surtimiento',
  backend: 'server',
  path: '/pacientes/receta/surtimiento',
  keyName: 'surtimientoId',
  icon: 'box',
  recordLabel: (record) => textOf`${record.folio}-${record.numero}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.surtir',
    update: 'receta.surtir',
    delete: 'receta.surtir',
  },
  writers: { unidad: ['unidadId', 'unidadRecetaId'], almacen: ['almacenId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/surtimiento.gen.json'),
    en: () => import('../../locales/en/surtimiento.gen.json'),
    'es-mx': () => import('../../locales/es/surtimiento.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25 },
  secrets: { recibe: { permission: 'paciente.identificar' } },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
