// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { alcanceDatos, perfilLayoutForzado } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  titulo: { type: 'text' },
  descripcion: { type: 'longText' },
  alcance: { type: 'enum', choices: alcanceDatos },
  layoutForzado: { type: 'enum', choices: perfilLayoutForzado },
  rutaInicio: { type: 'text' },
  esSistema: { type: 'boolean' },
  usuariosActivos: { type: 'integer' },
  totalPermisos: { type: 'integer' },
  otorga: { type: 'references', reference: 'perfil', permission: 'usuario.ver' },
  permisos: { type: 'keyed', key: 'clave' },
  'permisos.clave': { type: 'text' },
  'permisos.alcance': { type: 'enum', choices: alcanceDatos },
};
