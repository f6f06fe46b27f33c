import { and, eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { paciente, persona, unidad } from '#generated/server/tables.gen';
import { normaliseCurp } from '#areas/personas/shared/curp/normalise-curp';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { todayIn } from '#platform/shared/dates/moments';
import { initialOf } from '#platform/server/records/read/readable';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Finds the patient with this CURP in the network. The answer contains the minimum needed to confirm the identity (DOMAIN d.2,
 * `?red=true`).
 */
export const pacienteBuscarRed: OperationHandler<'pacienteBuscarRed', OperationContext> = async (
  { params: { curp } },
  { database: { orm }, actor },
) => {
  const reach = scopeCondition(resourceOf('paciente'), 'paciente.ver', actor) ?? sql`true`;
  // At most one row: a CURP identifies one person, and a person one active patient.
  const [found] = await orm
    .select({
      pacienteId: paciente.pacienteId,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      fechaNacimiento: persona.fechaNacimiento,
      genero: persona.genero,
      unidadNombre: unidad.nombre,
      alcanza: sql<boolean>`${reach}`,
    })
    .from(persona)
    .innerJoin(paciente, eq(paciente.personaId, persona.personaId))
    .innerJoin(unidad, eq(unidad.unidadId, paciente.unidadId))
    .where(and(eq(persona.curp, normaliseCurp(curp)), eq(paciente.activo, true)));
  if (!found) return [];
  const { pacienteId, nombre, primerApellido, segundoApellido, fechaNacimiento, genero, unidadNombre, alcanza } = found;
  await audit(orm, actor, {
    accion: 'LEER',
    entidad: 'paciente',
    entidadId: pacienteId,
    motivo: 'Búsqueda por CURP en la red',
  });
  return [
    {
      pacienteId,
      iniciales: [nombre, primerApellido, segundoApellido].filter(Boolean).map(initialOf).join(' '),
      edad: ageText(fechaNacimiento, todayIn(actor.timeZone), actor.language),
      genero,
      unidadNombre,
      alcanza,
    },
  ];
};
