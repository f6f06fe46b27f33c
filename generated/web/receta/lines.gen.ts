// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '../../../src/ui/lines/line-column';
import { estatusLineaReceta, fraccion, via } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    required: true,
    input: {
      type: 'reference',
      reference: 'insumo',
      labelField: 'insumoNombre',
      beside: {
        reference: 'inventario',
        permission: 'inventario.ver',
        of: 'insumoId',
        dependsOn: { almacenId: 'almacenId' },
        show: 'disponible',
      },
      codes: ['clave', 'claveLocal'],
    },
  },
  { source: 'dosis', type: 'number', scale: 3, required: true, input: { type: 'number', scale: 3 } },
  { source: 'unidadDosis', type: 'text', required: true, input: { type: 'text', maxLength: 20 } },
  { source: 'via', type: 'enum', choices: via, required: true, input: { type: 'select', choices: via } },
  { source: 'frecuenciaHoras', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'frecuenciaTexto', type: 'text', input: { type: 'text', maxLength: 80 } },
  { source: 'duracionDias', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'prn', type: 'boolean', input: { type: 'switch' } },
  { source: 'indicacionPrn', type: 'text', input: { type: 'text', maxLength: 120 } },
  { source: 'cantidadPrescrita', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'indicaciones', type: 'longText', input: { type: 'text', maxLength: 300 } },
  { source: 'justificacion', type: 'longText', input: { type: 'text', maxLength: 300 } },
  { source: 'cantidadSugerida', type: 'integer' },
  { source: 'calculo', type: 'text' },
  { source: 'cantidadPendiente', type: 'integer' },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaReceta },
];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'dosis', type: 'number', scale: 3 },
  { source: 'unidadDosis', type: 'text' },
  { source: 'via', type: 'enum', choices: via },
  { source: 'frecuenciaHoras', type: 'integer' },
  { source: 'frecuenciaTexto', type: 'text' },
  { source: 'duracionDias', type: 'integer' },
  { source: 'prn', type: 'boolean' },
  { source: 'indicacionPrn', type: 'text' },
  { source: 'cantidadPrescrita', type: 'integer' },
  { source: 'indicaciones', type: 'longText' },
  { source: 'justificacion', type: 'longText' },
  { source: 'cantidadSugerida', type: 'integer' },
  { source: 'calculo', type: 'text' },
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'cantidadPendiente', type: 'integer' },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaReceta },
  {
    source: 'motivoNoSurtidoId',
    type: 'reference',
    reference: 'motivo-no-surtido',
    labelField: 'motivoNoSurtidoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'sustitutoInsumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'sustitutoInsumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'sustitucionMotivo', type: 'text' },
  {
    source: 'sustitucionAutorizaId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'sustitucionAutorizaNombre',
    permission: 'personal-medico.ver',
  },
  { source: 'nombreGenerico', type: 'text' },
  { source: 'contenidoEnvase', type: 'integer' },
  { source: 'fraccion', type: 'enum', choices: fraccion },
  { source: 'antibiotico', type: 'boolean' },
  { source: 'altoRiesgo', type: 'boolean' },
  { source: 'redFria', type: 'boolean' },
];
