// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Paciente } from '../../shared/types/paciente.gen';

export default defineResource<Paciente>({
  name: 'paciente',
  backend: 'server',
  path: '/pacientes/paciente',
  keyName: 'pacienteId',
  icon: 'heart',
  recordLabel: (record) =>
    textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.persona?.curp}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  copy: false,
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
  list: { sort: { field: 'persona.primerApellido', order: 'ASC' }, pageSize: 25 },
  secrets: {
    'persona.nombre': { permission: 'paciente.identificar', initial: true },
    'persona.primerApellido': { permission: 'paciente.identificar', initial: true },
    'persona.segundoApellido': { permission: 'paciente.identificar', initial: true },
    'persona.curp': { permission: 'paciente.identificar' },
    'persona.fechaNacimiento': { permission: 'paciente.identificar' },
    'persona.paisNacimiento': { permission: 'paciente.identificar' },
    'persona.estadoNacimiento': { permission: 'paciente.identificar' },
    'persona.mexicano': { permission: 'paciente.identificar' },
    'persona.telefono': { permission: 'paciente.identificar' },
    'persona.correo': { permission: 'paciente.identificar' },
    senas: { permission: 'paciente.identificar' },
    numeroAfiliacion: { permission: 'paciente.identificar' },
    domicilio: { permission: 'paciente.identificar' },
    contactos: { permission: 'paciente.identificar' },
    grupoSanguineo: { permission: 'paciente.ver-salud' },
    alergiasNegadas: { permission: 'paciente.ver-salud' },
    alergias: { permission: 'paciente.ver-salud' },
    padecimientosCronicos: { permission: 'paciente.ver-salud' },
    discapacidades: { permission: 'paciente.ver-salud' },
    requiereInterprete: { permission: 'paciente.ver-salud' },
    embarazo: { permission: 'paciente.ver-salud' },
    fotoId: { permission: 'paciente.identificar' },
    avisoPrivacidad: { permission: 'paciente.identificar' },
    edad: { permission: 'paciente.identificar' },
  },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
