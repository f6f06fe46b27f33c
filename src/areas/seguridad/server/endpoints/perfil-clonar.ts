import { eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { perfil } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { isPermissionKey } from '#platform/server/db/permission-key';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum length of a profile's name. */
const LONGEST = 60;
/** Maximum length of a profile's title. */
const MAX_TITLE = 80;

/**
 * Copies a profile for an administrator to change. The copy is no system profile and has no users; obsolete permissions are omitted.
 *
 * @throws Problem 404; 409 DUPLICADO when another profile has the name.
 */
export const perfilClonar: OperationHandler<'perfilClonar', OperationContext> = async (
  { params: { perfilId }, body: { nombre } },
  { tx, actor, text },
) => {
  const resource = resourceOf('perfil');
  // Serialises concurrent copies of one profile, so that each gets its own number.
  await tx.select({ perfilId: perfil.perfilId }).from(perfil).where(eq(perfil.perfilId, perfilId)).for('update');
  const source = await findRecord(tx, resource, perfilId, 'perfil.administrar', actor);
  const { descripcion, alcance, layoutForzado, rutaInicio } = source;
  const permisos = (source.permisos ?? []).filter(({ clave }) => isPermissionKey(clave));
  const name =
    nombre ??
    (await freeName(
      tx,
      (numero) => text(numero === 1 ? 'perfil.copia' : 'perfil.copiaNumero', { numero }),
      source.nombre,
    ));
  const ending = name.slice(name.lastIndexOf(' ('));
  // Display titles get the same suffix as names: «Médico (copia)».
  const titulo =
    nombre === undefined
      ? (source.titulo ?? source.nombre).slice(0, MAX_TITLE - ending.length).trimEnd() + ending
      : undefined;
  return await createRecord({
    tx,
    actor,
    resource,
    body: { nombre: name, titulo, descripcion, alcance, layoutForzado, rutaInicio, permisos },
  });
};

/** Returns `Farmacia (copia)`, or the name with the first number that no profile has, active or not. */
async function freeName(tx: Queryable, suffix: (number: number) => string, original: string): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = ` ${suffix(number)}`;
    const name = original.slice(0, LONGEST - ending.length).trimEnd() + ending;
    const [taken] = await tx
      .select({ one: sql`1` })
      .from(perfil)
      .where(eq(perfil.nombre, name));
    if (!taken) return name;
  }
}
