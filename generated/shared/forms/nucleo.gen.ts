// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import { validateNucleo } from '../validators/nucleo.gen';

export const nucleoForm: FormSpec = {
  validate: validateNucleo,
  key: 'nucleoId',
  writable: new Set([
    'unidadId',
    'clave',
    'nombre',
    'tipo',
    'turno',
    'especialidadId',
    'poblacionAsignada',
    'medicoId',
    'enfermeraId',
    'promotorId',
    'almacenId',
    'almacenSurtidorId',
    'autorizacionAutomatica',
    'importeMaximoAutomatico',
    'paqueteDeterioroId',
  ]),
  readOnly: new Set([
    'nucleoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'unidadNombre',
    'especialidadNombre',
    'medicoNombre',
    'enfermeraNombre',
    'promotorNombre',
    'almacenNombre',
    'almacenSurtidorNombre',
    'paqueteDeterioroNombre',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], tipo: ['trim'], turno: ['trim'] },
  visible: {
    almacenId: (record) => !['NUCLEO_BASICO', 'CONSULTORIO'].includes(valueAt(record, 'tipo') as never),
    autorizacionAutomatica: (record) =>
      ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'].includes(
        valueAt(record, 'tipo') as never,
      ),
    importeMaximoAutomatico: (record) => valueAt(record, 'autorizacionAutomatica') === true,
    paqueteDeterioroId: (record) =>
      ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'].includes(
        valueAt(record, 'tipo') as never,
      ),
  },
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'nucleo', at: '' }],
  lines: [],
  examples: { clave: 'N01' },
  defaults: { autorizacionAutomatica: false },
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: ['clave'],
};
