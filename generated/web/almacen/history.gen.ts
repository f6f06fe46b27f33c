// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { almacenPoliticaSurtido, estadoUbicacion, tipoAlmacen } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  tipo: { type: 'enum', choices: tipoAlmacen },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  responsablePersonalId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  almacenAbastecedorId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  politicaSurtido: { type: 'enum', choices: almacenPoliticaSurtido },
  diasVigenciaMinimaSalida: { type: 'number', scale: 0, unit: 'días' },
  manejaControlados: { type: 'boolean' },
  manejaRedFria: { type: 'boolean' },
  surtimientoCruzado: { type: 'boolean' },
  permiteSobregiro: { type: 'boolean' },
  'ubicaciones.codigo': { type: 'text' },
  'ubicaciones.descripcion': { type: 'text' },
  'ubicaciones.estado': { type: 'enum', choices: estadoUbicacion },
};
