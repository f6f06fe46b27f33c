// Generated from schemas/entities/clinica/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '../../../src/shared/lifecycle';
import { accesoEmergenciaObjetarForm } from '../forms/acceso-emergencia.objetar.gen';

export const accesoEmergenciaLifecycle: LifecycleSpec = {
  resource: 'acceso-emergencia',
  field: 'estatus',
  initial: 'POR_REVISAR',
  since: null,
  due: null,
  labels: 'enums.EstatusAcceso',
  stamps: { usuarioId: 'actor', desde: 'now' },
  states: {
    POR_REVISAR: { order: 0, final: false, editable: true, sla: [] },
    JUSTIFICADO: { order: 1, final: true, editable: false, sla: [] },
    INJUSTIFICADO: { order: 2, final: true, editable: false, sla: [] },
  },
  transitions: {
    justificar: {
      from: ['POR_REVISAR'],
      to: ['JUSTIFICADO'],
      outcome: null,
      permission: 'expediente.revisar-acceso',
      path: 'justificar',
      scope: null,
      guard: null,
      effects: null,
      stamps: { revisadoPorId: 'actor', fechaRevision: 'now' },
      notSameAs: ['usuarioId'],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'primary',
      form: null,
      lines: null,
    },
    objetar: {
      from: ['POR_REVISAR'],
      to: ['INJUSTIFICADO'],
      outcome: null,
      permission: 'expediente.revisar-acceso',
      path: 'objetar',
      scope: null,
      guard: null,
      effects: null,
      stamps: { revisadoPorId: 'actor', fechaRevision: 'now' },
      notSameAs: ['usuarioId'],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'danger',
      form: accesoEmergenciaObjetarForm,
      lines: null,
    },
  },
};
