// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { diaSemana } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  anden: { type: 'text' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  nucleoId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  diaSemana: { type: 'enum', choices: diaSemana },
  inicio: { type: 'time' },
  fin: { type: 'time' },
  duracionMin: { type: 'number', scale: 0, unit: 'min' },
  cupo: { type: 'integer' },
  vigenciaDesde: { type: 'date' },
  vigenciaHasta: { type: 'date' },
  'excepciones.fecha': { type: 'date' },
  'excepciones.inicio': { type: 'time' },
  'excepciones.fin': { type: 'time' },
};
