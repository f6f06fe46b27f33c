// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { alcanceDatos } from './enums.gen';

/** «Permisos» */
export const permisosMatrix: MatrixSpec = {
  rows: 'perfilMatriz',
  key: 'clave',
  choice: 'alcance',
  choices: alcanceDatos,
  order: [['RED'], ['JURISDICCION'], ['UNIDAD'], ['ALMACEN', 'SERVICIO'], ['PROPIO']],
  affects: 'usuariosActivos',
};
