// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import { validateVisita } from '../validators/visita.gen';

export const visitaForm: FormSpec = {
  validate: validateVisita,
  key: 'visitaId',
  writable: new Set(['pacienteId', 'tipo', 'motivo', 'triage', 'unidadId', 'nucleoId', 'personalMedicoId']),
  readOnly: new Set([
    'visitaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'turnoNumero',
    'pacienteNombre',
    'estatus',
    'unidadNombre',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'nucleoNombre',
    'personalMedicoNombre',
    'eventoNombre',
    'eventoId',
    'fechaLlegada',
    'fecha',
    'estatusDesde',
    'limiteEspera',
    'llamadas',
    'llamadaA',
    'primeraLlamada',
    'ultimaLlamada',
    'notasAbiertas',
    'notasFirmadas',
    'recetasEnEspera',
    'motivoCierre',
    'motivoCancelacion',
  ]),
  writeOnce: ['pacienteId'],
  normalise: { tipo: ['trim'], motivo: ['trim', 'collapse'], triage: ['trim'] },
  visible: {
    triage: (record) => valueAt(record, 'tipo') === 'URGENCIAS',
  },
  required: {
    triage: (record) => valueAt(record, 'tipo') === 'URGENCIAS',
  },
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { tipo: 'CONSULTA' },
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: ['fecha', 'turnoNumero'],
};
