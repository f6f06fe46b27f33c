// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusIndicacion, tipoIndicacion, unidadDosis, via } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  notaEvolucionId: { type: 'reference', reference: 'nota-evolucion', permission: 'nota-evolucion.ver' },
  tipo: { type: 'enum', choices: tipoIndicacion },
  estatus: { type: 'enum', choices: estatusIndicacion },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  descripcion: { type: 'longText' },
  dosis: { type: 'number', scale: 3 },
  unidadDosis: { type: 'enum', choices: unidadDosis },
  via: { type: 'enum', choices: via },
  frecuenciaHoras: { type: 'number', scale: 0, unit: 'h' },
  prn: { type: 'boolean' },
  indicacionPrn: { type: 'text' },
  desde: { type: 'datetime' },
  hasta: { type: 'datetime' },
  altoRiesgo: { type: 'boolean' },
  justificacion: { type: 'longText' },
  indicadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  suspendidaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  motivoSuspension: { type: 'longText' },
  estatusDesde: { type: 'datetime' },
};
