import { and, eq, isNull } from 'drizzle-orm';
import { perfil } from '../../../generated/server/tables.gen';
import { PROFILES, type ProfileName } from '../../../generated/shared/permissions.gen';
import type { Queryable } from './database';

/**
 * Says which profiles the product's own may give, as `schemas/profiles.json` has it, where nobody has said so yet: profiles know each other by
 * key, and so they must be there first. A list that was emptied stays empty.
 */
export async function grantDelegations(tx: Queryable): Promise<void> {
  const keys = new Map(
    (
      await tx
        .select({ nombre: perfil.nombre, perfilId: perfil.perfilId })
        .from(perfil)
        .where(eq(perfil.esSistema, true))
    ).map(({ nombre, perfilId }) => [nombre, perfilId]),
  );
  for (const [nombre, { grants }] of Object.entries(PROFILES) as [
    ProfileName,
    { readonly grants: readonly string[] },
  ][]) {
    const perfilId = keys.get(nombre);
    const otorga = grants.flatMap((name) => keys.get(name) ?? []);
    if (perfilId !== undefined && otorga.length > 0)
      await tx
        .update(perfil)
        .set({ otorga })
        .where(and(eq(perfil.perfilId, perfilId), isNull(perfil.otorga)));
  }
}
