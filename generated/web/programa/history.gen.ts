// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { genero, mes, periodicidad, programaTipo } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  tipo: { type: 'enum', choices: programaTipo },
  descripcion: { type: 'longText' },
  responsableId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  vigenciaDesde: { type: 'date' },
  vigenciaHasta: { type: 'date' },
  'poblacionObjetivo.genero': { type: 'enum', choices: genero },
  'poblacionObjetivo.edadMin': { type: 'number', scale: 0, unit: 'años' },
  'poblacionObjetivo.edadMax': { type: 'number', scale: 0, unit: 'años' },
  diagnosticoIds: { type: 'references', reference: 'diagnostico', permission: 'catalogo.ver' },
  unidadIds: { type: 'references', reference: 'unidad', permission: 'catalogo.ver' },
  'insumos.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'insumos.cantidadPorPaciente': { type: 'integer' },
  'insumos.periodicidad': { type: 'enum', choices: periodicidad },
  inscritos: { type: 'integer' },
  'metas.anio': { type: 'text' },
  'metas.mes': { type: 'enum', choices: mes },
  'metas.meta': { type: 'integer' },
};
