// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { genero } from '../persona/enums.gen';
import { estatusUsuario } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  email: { type: 'email' },
  perfilId: { type: 'reference', reference: 'perfil', permission: 'usuario.ver' },
  estatus: { type: 'enum', choices: estatusUsuario },
  motivoCuentaAdicional: { type: 'text' },
  ultimoAcceso: { type: 'datetime' },
  segundoFactor: { type: 'boolean' },
  aceptoAvisoPrivacidad: { type: 'datetime' },
  recorridoVisto: { type: 'datetime' },
  'persona.nombre': { type: 'text' },
  'persona.primerApellido': { type: 'text' },
  'persona.segundoApellido': { type: 'text' },
  'persona.curp': { type: 'code' },
  'persona.genero': { type: 'enum', choices: genero },
  'persona.fechaNacimiento': { type: 'date' },
  'persona.paisNacimiento': { type: 'reference', reference: 'pais', permission: 'catalogo.ver' },
  'persona.estadoNacimiento': { type: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  'persona.mexicano': { type: 'boolean' },
  'persona.telefono': { type: 'phone' },
  'persona.correo': { type: 'email' },
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  almacenIds: { type: 'references', reference: 'almacen', permission: 'catalogo.ver' },
  servicioIds: { type: 'references', reference: 'nucleo', permission: 'catalogo.ver' },
};
