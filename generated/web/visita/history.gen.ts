// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusVisita, tipoVisita, triage } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  turnoNumero: { type: 'integer' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  estatus: { type: 'enum', choices: estatusVisita },
  tipo: { type: 'enum', choices: tipoVisita },
  motivo: { type: 'longText' },
  triage: { type: 'enum', choices: triage },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  nucleoId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  eventoId: { type: 'reference', reference: 'evento', permission: 'agenda.ver' },
  fechaLlegada: { type: 'datetime' },
  fecha: { type: 'date' },
  estatusDesde: { type: 'datetime' },
  limiteEspera: { type: 'datetime' },
  llamadas: { type: 'integer' },
  llamadaA: { type: 'text' },
  primeraLlamada: { type: 'datetime' },
  ultimaLlamada: { type: 'datetime' },
  notasAbiertas: { type: 'integer' },
  notasFirmadas: { type: 'integer' },
  recetasEnEspera: { type: 'integer' },
  motivoCierre: { type: 'longText' },
  motivoCancelacion: { type: 'longText' },
};
