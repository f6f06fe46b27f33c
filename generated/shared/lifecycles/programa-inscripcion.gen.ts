// Generated from schemas/entities/clinica/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { LifecycleSpec } from '../../../src/shared/lifecycle';
import { programaInscripcionDarDeBajaForm } from '../forms/programa-inscripcion.darDeBaja.gen';

export const programaInscripcionLifecycle: LifecycleSpec = {
  resource: 'programa-inscripcion',
  field: 'estatus',
  initial: 'ACTIVO',
  since: null,
  due: null,
  labels: 'enums.EstatusInscripcion',
  stamps: { inscritoPorId: 'actor' },
  states: {
    ACTIVO: { order: 0, final: false, editable: true, sla: [] },
    BAJA: { order: 1, final: true, editable: false, sla: [] },
    CONCLUIDO: { order: 2, final: true, editable: false, sla: [] },
  },
  transitions: {
    concluir: {
      from: ['ACTIVO'],
      to: ['CONCLUIDO'],
      outcome: null,
      permission: 'programa.inscribir',
      path: 'concluir',
      scope: null,
      guard: null,
      effects: null,
      stamps: { fechaSalida: 'today', salidaPorId: 'actor' },
      notSameAs: [],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: true,
      tone: 'primary',
      form: null,
      lines: null,
    },
    darDeBaja: {
      from: ['ACTIVO'],
      to: ['BAJA'],
      outcome: null,
      permission: 'programa.inscribir',
      path: 'dar-de-baja',
      scope: null,
      guard: null,
      effects: null,
      stamps: { fechaSalida: 'today', salidaPorId: 'actor' },
      notSameAs: [],
      onlyBy: [],
      after: null,
      automatic: false,
      confirm: false,
      tone: 'danger',
      form: programaInscripcionDarDeBajaForm,
      lines: null,
    },
  },
};
