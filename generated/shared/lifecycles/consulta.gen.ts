// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '../../../src/shared/lifecycle';
import { consultaAnularForm } from '../forms/consulta.anular.gen';

export const consultaLifecycle: LifecycleSpec = {
  resource: 'consulta',
  field: 'estatus',
  initial: 'BORRADOR',
  since: 'estatusDesde',
  due: null,
  labels: 'enums.EstatusDocumentoClinico',
  stamps: { autorId: 'actor', fechaHora: 'now' },
  states: {
    BORRADOR: { order: 0, final: false, editable: true, sla: [] },
    FIRMADA: { order: 1, final: false, editable: false, sla: [] },
    ANULADA: { order: 2, final: true, editable: false, sla: [] },
  },
  transitions: {
    firmar: {
      from: ['BORRADOR'],
      to: ['FIRMADA'],
      outcome: null,
      permission: 'consulta.firmar',
      path: 'firmar',
      scope: null,
      guard: 'consultaFirmar',
      effects: 'consultaFirmar',
      stamps: {},
      notSameAs: [],
      onlyBy: ['autorId'],
      after: null,
      automatic: false,
      confirm: true,
      tone: 'primary',
      form: null,
      lines: null,
    },
    anular: {
      from: ['BORRADOR', 'FIRMADA'],
      to: ['ANULADA'],
      outcome: null,
      permission: 'consulta.firmar',
      path: 'anular',
      scope: null,
      guard: null,
      effects: null,
      stamps: { anuladaPorId: 'actor', fechaAnulacion: 'now' },
      notSameAs: [],
      onlyBy: ['autorId'],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'danger',
      form: consultaAnularForm,
      lines: null,
    },
  },
};
