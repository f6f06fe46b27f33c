// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';

export const pacienteFusionLifecycle: LifecycleSpec = {
  resource: 'paciente-fusion',
  field: 'estatus',
  initial: 'VIGENTE',
  scope: { unidad: ['unidadId'] },
  since: null,
  due: null,
  labels: 'enums.EstatusFusion',
  stamps: { usuarioId: 'actor', fecha: 'now' },
  editors: null,
  states: {
    VIGENTE: { order: 0, final: false, editable: true, sla: [] },
    SEPARADA: { order: 1, final: true, editable: false, sla: [] },
  },
  transitions: {
    separar: {
      from: ['VIGENTE'],
      to: ['SEPARADA'],
      outcome: null,
      permission: 'paciente.fusionar',
      path: 'separar',
      scope: null,
      guard: 'separar',
      effects: 'separar',
      stamps: { separadaPorId: 'actor', fechaSeparacion: 'now' },
      notSameAs: [],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: true,
      tone: 'danger',
      form: null,
      lines: null,
    },
  },
};
