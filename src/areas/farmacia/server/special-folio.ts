import { eq, sql } from 'drizzle-orm';
import { personalMedico, receta } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';

/**
 * Takes the next barcode number of a physician's ranges for class I (LGS 226 I; DOMAIN c.2.4). A number is used permanently, even when its
 * prescription is cancelled. A lock on the physician's row serialises concurrent calls. Numbers already used from another physician's range
 * are skipped.
 *
 * @throws Problem 422 FOLIOS_AGOTADOS when the ranges are used up, or there are none
 */
export async function takeSpecialFolio(tx: Queryable, personalMedicoId: number, actor: Actor): Promise<string> {
  const [row] = await tx
    .select({ ranges: personalMedico.foliosControlados })
    .from(personalMedico)
    .where(eq(personalMedico.personalMedicoId, personalMedicoId))
    .for('update');
  const ranges = row?.ranges ?? [];
  for (const [index, range] of ranges.entries()) {
    for (let used = range.usados ?? 0; range.desde + used <= range.hasta; used += 1) {
      const folio = `${range.serie}-${range.desde + used}`;
      const [taken] = await tx
        .select({ recetaId: receta.recetaId })
        .from(receta)
        .where(eq(receta.folioEspecial, folio));
      if (taken) continue;
      const after = ranges.map((each, place) => (place === index ? { ...each, usados: used + 1 } : each));
      await tx
        .update(personalMedico)
        .set({
          foliosControlados: after,
          version: sql`${personalMedico.version} + 1`,
          modificadoPor: actor.usuarioId,
          fechaModificacion: new Date(),
        })
        .where(eq(personalMedico.personalMedicoId, personalMedicoId));
      await audit(tx, actor, {
        accion: 'EDITAR',
        entidad: 'personal-medico',
        entidadId: personalMedicoId,
        antes: { foliosControlados: ranges },
        despues: { foliosControlados: after },
      });
      return folio;
    }
  }
  throw invalid([{ campo: 'lineas', codigo: 'FOLIOS_AGOTADOS', params: {} }]);
}
