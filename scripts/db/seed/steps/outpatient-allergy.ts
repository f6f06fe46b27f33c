import { and, asc, count, eq, ilike, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import {
  consulta,
  consultaDiagnostico,
  insumo,
  paciente,
  persona,
  personalMedico,
  receta,
  recetaDetalle,
  unidad,
  usuario,
} from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import { keepPrescription } from '#areas/farmacia/server/keep-prescription';
import { addDays } from '#platform/shared/dates/days';
import { fromZonedTime } from '#platform/shared/dates/moments';
import type { SeedContext } from '../context';

/** Days in eighteen years, leap days included. */
const ADULT_DAYS = 18 * 366;
const AMOXICILLIN = '010.000.2128.00';
const PENICILLIN = {
  sustancia: 'Penicilina',
  tipo: 'MEDICAMENTO',
  reaccion: 'Dificultad para respirar',
  gravedad: 'GRAVE',
  estado: 'ACTIVA',
} as const;

/**
 * DOMAIN (g), story 1: a patient allergic to penicillin, and a draft of the demo's physician that prescribes her amoxicillin. The
 * application's rules find the contraindication and prevent its issue.
 */
export async function seedAllergyStory({ db, baseDate, diagnosticos }: SeedContext): Promise<void> {
  const [physician] = await db
    .select({
      usuarioId: usuario.usuarioId,
      personalMedicoId: personalMedico.personalMedicoId,
      unidadId: personalMedico.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      clues: unidad.clues,
      zone: unidad.zonaHoraria,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .innerJoin(unidad, eq(unidad.unidadId, personalMedico.unidadId))
    .where(eq(usuario.email, PROFILES.Medico.demoUser));
  const [medicine] = await db.select({ id: insumo.insumoId }).from(insumo).where(eq(insumo.clave, AMOXICILLIN));
  if (!physician || !medicine) return;
  const { usuarioId, personalMedicoId, unidadId, jurisdiccionId, clues, zone } = physician;
  // Excludes patients with a recorded prescription of penicillin: her reaction was years ago.
  const penicillins = db
    .select({ one: sql`1` })
    .from(receta)
    .innerJoin(recetaDetalle, eq(recetaDetalle.recetaId, receta.recetaId))
    .innerJoin(insumo, eq(insumo.insumoId, recetaDetalle.insumoId))
    .where(and(eq(receta.pacienteId, paciente.pacienteId), ilike(insumo.nombreGenerico, '%cilina%')));
  const [lady] = await db
    .select({ pacienteId: paciente.pacienteId })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(
      and(
        eq(paciente.unidadId, unidadId),
        eq(paciente.estatus, 'ACTIVO'),
        eq(persona.genero, 'M'),
        lte(persona.fechaNacimiento, addDays(baseDate, -ADULT_DAYS)),
        isNotNull(persona.segundoApellido),
        isNotNull(persona.curp),
        notExists(penicillins),
      ),
    )
    .orderBy(asc(persona.fechaNacimiento), asc(paciente.pacienteId))
    .limit(1);
  if (!lady) throw new Error('Nobody of the demo can have the story of the allergy.');
  await db
    .update(paciente)
    .set({ alergias: [{ ...PENICILLIN, fecha: addDays(baseDate, -400) }], alergiasNegadas: null })
    .where(eq(paciente.pacienteId, lady.pacienteId));
  const tied = { pacienteId: lady.pacienteId, unidadId, jurisdiccionId, personalMedicoId, autorId: usuarioId };
  const moment = new Date(fromZonedTime({ date: baseDate, time: '07:45' }, zone));
  const since = { estatusDesde: moment, creadoPor: usuarioId, fechaCreacion: moment };
  const diagnosticoId = diagnosticos('J029');
  const [before] = await db
    .select({ notes: count() })
    .from(consulta)
    .where(
      and(eq(consulta.pacienteId, lady.pacienteId), eq(consulta.unidadId, unidadId), eq(consulta.estatus, 'FIRMADA')),
    );
  const [note] = await db
    .insert(consulta)
    .values({
      ...tied,
      ...since,
      folio: `CON-${clues}-${baseDate.slice(0, 4)}-A000001`,
      estatus: 'BORRADOR',
      tipo: before!.notes === 0 ? 'PRIMERA_VEZ' : 'SUBSECUENTE',
      fechaHora: moment,
      motivoConsulta: 'Dolor de garganta y fiebre',
      padecimientoActual:
        'Tres días con odinofagia y fiebre de 38.5 °C. Refiere ronchas y falta de aire con penicilina hace años.',
      exploracionFisica:
        'Amígdalas con exudado blanquecino. Adenopatía cervical anterior dolorosa. Campos pulmonares limpios.',
    })
    .returning({ consultaId: consulta.consultaId });
  const { consultaId } = note!;
  await db
    .insert(consultaDiagnostico)
    .values({ consultaId, diagnosticoId, tipo: 'PRINCIPAL', primeraVez: true, orden: 0 });
  const [draft] = await db
    .insert(receta)
    .values({ ...tied, ...since, consultaId, diagnosticoId, estatus: 'BORRADOR', surtimientosPermitidos: 1 })
    .returning({ recetaId: receta.recetaId });
  const { recetaId } = draft!;
  await db.insert(recetaDetalle).values({
    recetaId,
    orden: 0,
    insumoId: medicine.id,
    dosis: 1,
    unidadDosis: 'cápsula',
    via: 'ORAL',
    frecuenciaHoras: 8,
    duracionDias: 7,
    cantidadPrescrita: 2,
  });
  const actor: Actor = {
    usuarioId,
    unidadId,
    jurisdiccionId,
    almacenIds: [],
    servicioIds: [],
    permissions: new Map(),
    timeZone: zone,
    ip: null,
    device: null,
    correlationId: 'demo',
  };
  const stored = await readRecord(db, resourceOf('receta'), eq(receta.recetaId, recetaId), actor);
  await keepPrescription(db, stored!, actor);
}
