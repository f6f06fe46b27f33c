import type { OperationHandler } from '#generated/server/operations.gen';
import { PERMISSION_CONFLICTS } from '#generated/shared/permission-conflicts.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { readCatalogue } from '../perfiles/read-catalogue';

/** Handles all permissions by module, and the pairs that one person should not hold. */
export const perfilMatriz: OperationHandler<'perfilMatriz', OperationContext> = async (
  _input,
  { database, actor, text },
) => {
  const { language = 'es' } = actor;
  const grupos = await readCatalogue(database.orm, language, text('perfil.otrosPermisos'));
  return {
    grupos: grupos.map((group) => ({
      ...group,
      filas: group.filas.map(({ previsto, ...row }) => ({
        ...row,
        nota: previsto ? text('perfil.permisoPrevisto') : null,
      })),
    })),
    incompatibles: PERMISSION_CONFLICTS.map(({ permissions: [one, other], reason, severity }) => ({
      filas: [one, other],
      motivo: reason[language],
      nivel: severity,
    })),
  };
};
