// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { surtimientoReversarForm } from '../forms/surtimiento.reversar.gen';

export const surtimientoLifecycle: LifecycleSpec = {
  resource: 'surtimiento',
  field: 'estatus',
  initial: 'VIGENTE',
  scope: { unidad: ['unidadId', 'unidadRecetaId'], almacen: ['almacenId'], jurisdiccion: ['jurisdiccionId'] },
  since: null,
  due: null,
  labels: 'enums.EstatusSurtimiento',
  stamps: {},
  editors: null,
  states: {
    VIGENTE: { order: 0, final: false, editable: true, sla: [] },
    REVERSADO: { order: 1, final: true, editable: false, sla: [] },
  },
  transitions: {
    reversar: {
      from: ['VIGENTE'],
      to: ['REVERSADO'],
      outcome: null,
      permission: 'receta.surtir',
      path: 'reversar',
      scope: { almacen: ['almacenId'] },
      guard: 'reversar',
      effects: 'reversar',
      stamps: { reversadoPorId: 'actor', fechaReversa: 'now' },
      notSameAs: [],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'danger',
      form: surtimientoReversarForm,
      lines: null,
    },
  },
};
