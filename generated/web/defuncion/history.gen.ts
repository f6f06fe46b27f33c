// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusDefuncion, fuenteDefuncion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  estatus: { type: 'enum', choices: estatusDefuncion },
  fechaHora: { type: 'datetime' },
  fuente: { type: 'enum', choices: fuenteDefuncion },
  folioCertificado: { type: 'text' },
  observaciones: { type: 'longText' },
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  canceladas: { type: 'longText' },
  registradaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaRegistro: { type: 'datetime' },
  motivoReversion: { type: 'longText' },
  pideReversionId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaPeticion: { type: 'datetime' },
  revierteId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaReversion: { type: 'datetime' },
};
