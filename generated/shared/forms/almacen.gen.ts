// Generated from schemas/entities/organizacion/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateAlmacen } from '../validators/almacen.gen';

export const almacenForm: FormSpec = {
  validate: validateAlmacen,
  writable: new Set([
    'clave',
    'nombre',
    'tipo',
    'unidadId',
    'responsablePersonalId',
    'almacenAbastecedorId',
    'politicaSurtido',
    'diasVigenciaMinimaSalida',
    'manejaControlados',
    'manejaRedFria',
    'ubicaciones',
    'ubicaciones.codigo',
    'ubicaciones.descripcion',
    'ubicaciones.estado',
  ]),
  readOnly: new Set([
    'almacenId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'unidadNombre',
    'responsablePersonalNombre',
    'almacenAbastecedorNombre',
    'permiteSobregiro',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'upper'],
    nombre: ['trim', 'collapse'],
    tipo: ['trim'],
    politicaSurtido: ['trim'],
    'ubicaciones.codigo': ['trim', 'upper'],
    'ubicaciones.descripcion': ['trim'],
    'ubicaciones.estado': ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'almacen', at: '' }],
  defaults: {
    politicaSurtido: 'FEFO',
    diasVigenciaMinimaSalida: 30,
    manejaControlados: false,
    manejaRedFria: false,
    ubicaciones: { estado: 'DISPONIBLE' },
  },
};
