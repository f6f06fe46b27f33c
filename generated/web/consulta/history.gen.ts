// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '../../../src/ui/values/value-spec';
import { estatusDocumentoClinico, pronostico, tipoConsulta, tipoDiagnostico } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  folio: { type: 'text' },
  estatus: { type: 'enum', choices: estatusDocumentoClinico },
  visitaId: { type: 'reference', reference: 'visita', permission: 'visita.administrar' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  nucleoId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  autorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  fechaHora: { type: 'datetime' },
  tipo: { type: 'enum', choices: tipoConsulta },
  motivoConsulta: { type: 'longText' },
  padecimientoActual: { type: 'longText' },
  exploracionFisica: { type: 'longText' },
  resultadosRelevantes: { type: 'longText' },
  'diagnosticos.diagnosticoId': { type: 'reference', reference: 'diagnostico', permission: 'catalogo.ver' },
  'diagnosticos.tipo': { type: 'enum', choices: tipoDiagnostico },
  'diagnosticos.primeraVez': { type: 'boolean' },
  'diagnosticos.nota': { type: 'text' },
  pronostico: { type: 'enum', choices: pronostico },
  tratamientoIndicaciones: { type: 'longText' },
  proximaCita: { type: 'date' },
  incapacidadDias: { type: 'number', scale: 0, unit: 'días' },
  firmadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  firmaNombre: { type: 'text' },
  firmaCedula: { type: 'text' },
  fechaFirma: { type: 'datetime' },
  firmaHash: { type: 'text' },
  motivoAnulacion: { type: 'longText' },
  estatusDesde: { type: 'datetime' },
};
