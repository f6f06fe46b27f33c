// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { unidadConectividad, unidadEstatusOperacion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clues: { type: 'code' },
  nombre: { type: 'text' },
  nombreCorto: { type: 'text' },
  unidadTipoId: { type: 'reference', reference: 'unidad-tipo', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  'domicilio.calle': { type: 'text' },
  'domicilio.numeroExterior': { type: 'text' },
  'domicilio.numeroInterior': { type: 'text' },
  'domicilio.codigoPostal': { type: 'reference', reference: 'codigo-postal', permission: 'catalogo.ver' },
  'domicilio.estadoClave': { type: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  'domicilio.municipioId': { type: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  'domicilio.coloniaId': { type: 'reference', reference: 'colonia', permission: 'catalogo.ver' },
  'domicilio.coloniaTexto': { type: 'text' },
  'domicilio.entreCalles': { type: 'text' },
  'domicilio.referencias': { type: 'longText' },
  'domicilio.latitud': { type: 'number', scale: 6, unit: '°' },
  'domicilio.longitud': { type: 'number', scale: 6, unit: '°' },
  telefono: { type: 'phone' },
  correo: { type: 'email' },
  unidadAbastecedoraId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  conectividad: { type: 'enum', choices: unidadConectividad },
  estatusOperacion: { type: 'enum', choices: unidadEstatusOperacion },
  zonaHoraria: { type: 'text' },
  'horarioAtencion.dia': { type: 'integer' },
  'horarioAtencion.abre': { type: 'time' },
  'horarioAtencion.cierra': { type: 'time' },
  responsablePersonalId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  responsableSanitarioId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
};
