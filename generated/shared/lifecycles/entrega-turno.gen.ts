// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '../../../src/shared/lifecycle';
import { entregaTurnoFirmarForm } from '../forms/entrega-turno.firmar.gen';

export const entregaTurnoLifecycle: LifecycleSpec = {
  resource: 'entrega-turno',
  field: 'estatus',
  initial: 'BORRADOR',
  since: 'estatusDesde',
  due: null,
  labels: 'enums.EstatusDocumentoClinico',
  stamps: { entregaId: 'actor' },
  states: {
    BORRADOR: { order: 0, final: false, editable: true, sla: [] },
    FIRMADA: { order: 1, final: true, editable: false, sla: [] },
    ANULADA: { order: 2, final: true, editable: false, sla: [] },
  },
  transitions: {
    firmar: {
      from: ['BORRADOR'],
      to: ['FIRMADA'],
      outcome: null,
      permission: 'medicacion.ministrar',
      path: 'firmar',
      scope: null,
      guard: null,
      effects: 'entregaTurnoFirmar',
      stamps: {},
      notSameAs: [],
      onlyBy: ['entregaId'],
      after: null,
      automatic: true,
      confirm: false,
      tone: 'normal',
      form: entregaTurnoFirmarForm,
      lines: null,
    },
    caducar: {
      from: ['BORRADOR'],
      to: ['ANULADA'],
      outcome: null,
      permission: 'medicacion.ministrar',
      path: 'caducar',
      scope: null,
      guard: null,
      effects: null,
      stamps: {},
      notSameAs: [],
      onlyBy: [],
      after: { hours: 48 },
      automatic: true,
      confirm: false,
      tone: 'normal',
      form: null,
      lines: null,
    },
  },
};
