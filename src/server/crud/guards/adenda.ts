import { eq } from 'drizzle-orm';
import { consulta, persona, personalMedico } from '../../../../generated/server/tables.gen';
import { ownerOf } from '../../db/actor';
import { Problem } from '../../db/problem';
import { staffOf } from '../consulta/staff-of';
import { PERSON_NAME } from '../person-names';
import type { WriteGuard } from '../write-context';

/** What is added to a note comes after its signature, with name and licence of whoever adds it as they are at that moment (NOM-004, 5.10). */
export const adendaGuard: WriteGuard = {
  async beforeCreate(tx, record, actor) {
    const [note] = await tx
      .select({ estatus: consulta.estatus })
      .from(consulta)
      .where(eq(consulta.consultaId, Number(record['consultaId'])));
    if (note?.estatus !== 'FIRMADA') throw new Problem(409, 'ADENDA_SIN_FIRMA');
    const post = await staffOf(tx, actor);
    const [author] = post
      ? await tx
          .select({ nombre: PERSON_NAME, cedula: personalMedico.cedulaProfesional })
          .from(personalMedico)
          .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
          .where(eq(personalMedico.personalMedicoId, post.personalMedicoId))
      : [];
    if (!author?.cedula) throw new Problem(409, 'FIRMA_SIN_CEDULA');
    return { autorId: ownerOf(actor), nombre: author.nombre, cedula: author.cedula, fecha: new Date() };
  },
};
