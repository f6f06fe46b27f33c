import { invalid, Problem } from '../../db/problem';
import type { WriteGuard } from '../write-context';

/** Profiles that the product comes with keep their name: screens and rules know them by it. */
export const perfilGuard: WriteGuard = {
  async beforeUpdate(_tx, before, record) {
    if (before['esSistema'] === true && record['nombre'] !== before['nombre']) throw invalid([{ campo: 'nombre', codigo: 'PERFIL_DEL_SISTEMA', params: {} }]);
  },
  async beforeDelete(_tx, before) {
    if (before['esSistema'] === true) throw new Problem(409, 'PERFIL_DEL_SISTEMA');
  },
};
