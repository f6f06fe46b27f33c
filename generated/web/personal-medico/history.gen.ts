// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { genero } from '../persona/enums.gen';
import { estatusUsuario, tipoPersonal, turno } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
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
  tipo: { type: 'enum', choices: tipoPersonal },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  nucleoIds: { type: 'references', reference: 'nucleo', permission: 'catalogo.ver' },
  turno: { type: 'enum', choices: turno },
  cargoCodigo: { type: 'text' },
  cargoNombre: { type: 'text' },
  cargoNombreCodigo: { type: 'text' },
  numeroEmpleado: { type: 'text' },
  especialidadId: { type: 'reference', reference: 'especialidad', permission: 'catalogo.ver' },
  cedulaProfesional: { type: 'code' },
  cedulaEspecialidad: { type: 'code' },
  firmaImagenId: { type: 'file', resource: 'personal-medico' },
  puedePrescribir: { type: 'boolean' },
  puedePrescribirControlados: { type: 'boolean' },
  'foliosControlados.serie': { type: 'text' },
  'foliosControlados.desde': { type: 'integer' },
  'foliosControlados.hasta': { type: 'integer' },
  'foliosControlados.usados': { type: 'integer' },
  puedeAutorizarOrdenCargo: { type: 'boolean' },
  conUsuario: { type: 'boolean' },
  usuarioId: { type: 'integer' },
  usuarioEstatus: { type: 'enum', choices: estatusUsuario },
  fechaBaja: { type: 'date' },
  motivoBaja: { type: 'text' },
};
