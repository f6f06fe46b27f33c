// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { PROVEEDOR_ESTATUS, PROVEEDOR_TIPO } from '../../shared/enums.gen';
import { proveedorForm } from '../../shared/forms/proveedor.gen';
import { valueAt } from '../../../src/shared/paths';
import { textOf } from '../../../src/shared/text-of';
import type { Resource } from '../resource.gen';
import { codigoPostal } from '../tables/codigo-postal.gen';
import { colonia } from '../tables/colonia.gen';
import { estado } from '../tables/estado.gen';
import { municipio } from '../tables/municipio.gen';
import { proveedor } from '../tables/proveedor.gen';

export const proveedorResource: Resource = {
  name: 'proveedor',
  path: '/oficinas-centrales/proveedor',
  table: proveedor,
  key: { name: 'proveedorId', column: proveedor.proveedorId, kind: 'serial', type: 'integer' },
  form: proveedorForm,
  fields: [
    { name: 'rfc', kind: 'text', column: proveedor.rfc },
    { name: 'razonSocial', kind: 'text', column: proveedor.razonSocial, bulk: true },
    { name: 'nombreComercial', kind: 'text', column: proveedor.nombreComercial, bulk: true },
    { name: 'tipo', kind: 'enum', column: proveedor.tipo, options: PROVEEDOR_TIPO, enumName: 'ProveedorTipo', bulk: true },
    { name: 'estatus', kind: 'enum', column: proveedor.estatus, options: PROVEEDOR_ESTATUS, enumName: 'ProveedorEstatus', bulk: true },
    { name: 'telefono', kind: 'text', column: proveedor.telefono, bulk: true },
    { name: 'correo', kind: 'text', column: proveedor.correo, bulk: true },
    { name: 'contactos', kind: 'records', column: proveedor.contactos },
    { name: 'domicilio', kind: 'object', column: proveedor.domicilio, inside: { calle: 'text', numeroExterior: 'text', numeroInterior: 'text', codigoPostal: 'text', estadoClave: 'text', municipioId: 'integer', coloniaId: 'integer', coloniaTexto: 'text', entreCalles: 'text', referencias: 'text', latitud: 'number', longitud: 'number' } },
    { name: 'manejaControlados', kind: 'boolean', column: proveedor.manejaControlados, bulk: true },
    { name: 'licenciaSanitaria', kind: 'text', column: proveedor.licenciaSanitaria, bulk: true },
    { name: 'avisoFuncionamiento', kind: 'text', column: proveedor.avisoFuncionamiento, bulk: true },
    { name: 'responsableSanitario', kind: 'text', column: proveedor.responsableSanitario, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [
    { path: 'domicilio.codigoPostal', kind: 'object', entity: 'codigo-postal', column: proveedor.domicilio, target: { table: codigoPostal, key: codigoPostal.codigo } },
    { path: 'domicilio.estadoClave', kind: 'object', entity: 'estado', column: proveedor.domicilio, target: { table: estado, key: estado.clave } },
    { path: 'domicilio.municipioId', kind: 'object', entity: 'municipio', column: proveedor.domicilio, target: { table: municipio, key: municipio.municipioId } },
    { path: 'domicilio.coloniaId', kind: 'object', entity: 'colonia', column: proveedor.domicilio, target: { table: colonia, key: colonia.coloniaId } },
  ],
  narrowed: [
    { path: 'domicilio.codigoPostal', kind: 'object', entity: 'codigo-postal', dependsOn: { estadoClave: 'estadoClave', municipioId: 'municipioId' }, filter: {}, acyclic: false },
    { path: 'domicilio.estadoClave', kind: 'object', entity: 'estado', dependsOn: {}, filter: { paisCodigo: 'MX' }, acyclic: false },
    { path: 'domicilio.municipioId', kind: 'object', entity: 'municipio', dependsOn: { estadoClave: 'estadoClave' }, filter: {}, acyclic: false },
    { path: 'domicilio.coloniaId', kind: 'object', entity: 'colonia', dependsOn: { codigoPostal: 'codigoPostal' }, filter: {}, acyclic: false },
  ],
  search: { own: proveedor.busqueda, sounds: proveedor.busquedaSonido, dates: [], names: [proveedor.rfc, proveedor.razonSocial, proveedor.nombreComercial], fields: ['rfc', 'razonSocial', 'nombreComercial'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'razonSocial')}`,
  detail: (record) => textOf`${valueAt(record, 'rfc')}`,
  sort: { direction: 'asc', field: 'razonSocial' },
  pageSize: 25,
  totals: [],
  unique: { proveedor_rfc_key: ['rfc'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: { list: 'proveedor.ver', get: 'proveedor.ver', create: 'proveedor.administrar', update: 'proveedor.administrar', delete: 'proveedor.administrar' },
  scope: { proveedor: ['proveedorId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};
