import { and, eq } from 'drizzle-orm';
import { consulta } from '#generated/server/tables.gen';
import { ownerOf } from '#platform/server/db/actor';
import { invalid, Problem } from '#platform/server/db/problem';
import { staffOf } from '#areas/personas/server/staff-of';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Kinds of staff that may write notes (DOMAIN a.4, consulta). */
const AUTHORS = ['MEDICO', 'ODONTOLOGO', 'PSICOLOGO', 'ENFERMERIA'];

/**
 * Sets the author of a note from the account that writes it. An author with an open draft must continue it, and only the author may change
 * it.
 */
export const consultaChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    const usuarioId = ownerOf(actor);
    const author = await staffOf(tx, usuarioId);
    if (!author || !AUTHORS.includes(author.tipo))
      throw invalid([{ campo: 'personalMedicoId', codigo: 'AUTOR_SIN_PERSONAL', params: {} }]);
    const { visitaId } = record;
    if (typeof visitaId === 'number' && usuarioId !== null) {
      const [draft] = await tx
        .select({ consultaId: consulta.consultaId })
        .from(consulta)
        .where(
          and(
            eq(consulta.visitaId, visitaId),
            eq(consulta.autorId, usuarioId),
            eq(consulta.estatus, 'BORRADOR'),
            eq(consulta.activo, true),
          ),
        )
        .limit(1);
      if (draft) throw new Problem(409, 'BORRADOR_ABIERTO', { extra: { consultaId: draft.consultaId } });
    }
    return { personalMedicoId: author.personalMedicoId };
  },
  beforeUpdate(_tx, before, _record, actor) {
    return before['autorId'] === ownerOf(actor) ? Promise.resolve() : Promise.reject(new Problem(403, 'NOTA_AJENA'));
  },
  beforeDelete(_tx, before, actor) {
    return before['autorId'] === ownerOf(actor) ? Promise.resolve() : Promise.reject(new Problem(403, 'NOTA_AJENA'));
  },
};
