// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { ministracionAnularForm } from '../forms/ministracion.anular.gen';

export const ministracionLifecycle: LifecycleSpec = {
  resource: 'ministracion',
  field: 'estatus',
  initial: 'VIGENTE',
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
  since: null,
  due: null,
  labels: 'enums.EstatusMinistracion',
  stamps: {},
  editors: null,
  states: {
    VIGENTE: { order: 0, final: false, editable: true, sla: [] },
    ANULADA: { order: 1, final: true, editable: false, sla: [] },
  },
  transitions: {
    anular: {
      from: ['VIGENTE'],
      to: ['ANULADA'],
      outcome: null,
      permission: 'medicacion.ministrar',
      path: 'anular',
      scope: null,
      guard: null,
      effects: null,
      stamps: {},
      notSameAs: [],
      onlyBy: ['enfermeraId'],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'danger',
      form: ministracionAnularForm,
      lines: null,
    },
  },
};
