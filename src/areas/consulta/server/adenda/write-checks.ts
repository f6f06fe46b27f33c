import { eq } from 'drizzle-orm';
import { consulta } from '#generated/server/tables.gen';
import { ownerOf } from '#platform/server/db/actor';
import { Problem } from '#platform/server/db/problem';
import { staffOf } from '#areas/personas/server/staff-of';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Checks that an addendum follows the note's signature. Stores its author's name and licence at that moment (NOM-004, 5.10). */
export const adendaChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    const [note] = await tx
      .select({ estatus: consulta.estatus })
      .from(consulta)
      .where(eq(consulta.consultaId, Number(record['consultaId'])));
    if (note?.estatus !== 'FIRMADA') throw new Problem(409, 'ADENDA_SIN_FIRMA');
    const usuarioId = ownerOf(actor);
    const author = await staffOf(tx, usuarioId);
    if (!author?.cedula) throw new Problem(409, 'FIRMA_SIN_CEDULA');
    return { autorId: usuarioId, nombre: author.nombre, cedula: author.cedula, fecha: new Date() };
  },
};
