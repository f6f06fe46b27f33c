// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '../../../src/ui/values/value-spec';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  rfc: { type: 'text' },
  razonSocial: { type: 'text' },
  nombreComercial: { type: 'text' },
  tipo: { type: 'enum', choices: proveedorTipo },
  estatus: { type: 'enum', choices: proveedorEstatus },
  telefono: { type: 'phone' },
  correo: { type: 'email' },
  'contactos.nombre': { type: 'text' },
  'contactos.puesto': { type: 'text' },
  'contactos.telefono': { type: 'phone' },
  'contactos.correo': { type: 'email' },
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
  manejaControlados: { type: 'boolean' },
  licenciaSanitaria: { type: 'text' },
  avisoFuncionamiento: { type: 'text' },
  responsableSanitario: { type: 'text' },
};
