import { and, asc, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import {
  almacen,
  cama,
  insumo,
  insumoConfiguracion,
  inventario,
  nucleo,
  ordenCargo,
  ordenCargoDetalle,
  paciente,
  persona,
  personalMedico,
  procedimiento,
  procedimientoInsumosSugeridos,
  receta,
} from '#generated/server/tables.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { plainText } from '#platform/shared/text/plain-text';
import { todayIn } from '#platform/shared/dates/moments';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import { knownAllergies } from '#areas/hospital/server/stays/known-allergies';
import type { OperationContext } from '#platform/server/operations/context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { equivalentsOf } from '#areas/farmacia/server/nearby-stock';
import { allergiesTo } from '#areas/farmacia/server/endpoints/allergies-to';
import { deteriorationOf } from '../deterioration';
import { pricesAt } from '../prices-at';
import { freeAt, supplyFacts } from '../supply-facts';

/** Number of tiles that fit on a tablet with little scrolling. */
const FREQUENT = 24;
const FOUND = 30;
const PHYSICIANS = 60;
const FREQUENT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An offered supply with its initial quantity. */
type Offer = readonly [insumoId: number, cantidad: number | null];

/**
 * Handles the supplies that can be ordered for an inpatient (DOMAIN f.4, «Pedir insumos»). Sources are the ward's most ordered supplies,
 * those for a deteriorating patient, the kit of a procedure, or a search or scan. Each has its stock at the ward's supplier.
 *
 * @throws Problem 404 for a stay or warehouse that does not exist for the actor
 */
export const insumosOrdenCargo: OperationHandler<'insumosOrdenCargo', OperationContext> = async (
  { params: { almacenSurtidorId, hospitalizacionId, procedimientoId, frecuentes, deterioro, q, insumoIds } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'orden-cargo.crear', actor);
  const ward = await wardOf(orm, stay);
  const almacenes = await orm
    .select({ almacenId: almacen.almacenId, nombre: almacen.nombre })
    .from(almacen)
    .where(
      and(eq(almacen.activo, true), eq(almacen.unidadId, stay.unidadId), inArray(almacen.tipo, ['CENDIS', 'FARMACIA'])),
    )
    .orderBy(asc(almacen.nombre));
  const supplier = almacenSurtidorId ?? ward.almacenSurtidorId ?? almacenes[0]?.almacenId ?? null;
  if (supplier !== null && !almacenes.some(({ almacenId }) => almacenId === supplier)) throw notFound();
  const worse = deterioro === true ? await deteriorationOf(orm, stay, new Date()) : null;
  const offers: readonly Offer[] =
    insumoIds !== undefined
      ? insumoIds.split(',').flatMap((id): Offer[] => (/^\d{1,12}$/.test(id) ? [[Number(id), null]] : []))
      : worse
        ? worse.procedimientoId === null
          ? worse.kit.map(({ insumoId, cantidad }): Offer => [insumoId, cantidad])
          : await kitOf(orm, worse.procedimientoId)
        : procedimientoId !== undefined
          ? await kitOf(orm, procedimientoId)
          : q !== undefined && q.trim() !== ''
            ? await searched(orm, q, supplier)
            : frecuentes === true
              ? await frequent(orm, stay.servicioId, supplier)
              : [];
  const casesOf = new Map((worse?.kit ?? []).map(({ insumoId, casos }) => [insumoId, casos]));
  const ids = offers.map(([id]) => id);
  const supplies = await supplyFacts(orm, ids);
  const [free, prices, others, last] = [
    await freeAt(orm, supplier, ids),
    supplier === null ? new Map<number, number>() : await pricesAt(orm, supplier, ids),
    await equivalentsOf(orm, supplier, [...supplies.values()]),
    await lastOrdered(orm, hospitalizacionId, ids),
  ];
  const maySeeHealth = actor.permissions.has('paciente.ver-salud');
  const allergic = new Map(
    maySeeHealth
      ? (await allergiesTo(orm, stay.pacienteId, ids)).map(({ insumoId, detalle }) => [insumoId, detalle])
      : [],
  );
  const [person] = await orm
    .select({
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      born: persona.fechaNacimiento,
      estimated: paciente.fechaNacimientoEstimada,
    })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, stay.pacienteId));
  const [bed] =
    stay.camaId === null
      ? []
      : await orm.select({ numero: cama.numero }).from(cama).where(eq(cama.camaId, stay.camaId));
  await audit(orm, actor, { accion: 'LEER', entidad: 'hospitalizacion', entidadId: hospitalizacionId });
  return {
    almacenSurtidorId: supplier,
    almacenNombre: almacenes.find(({ almacenId }) => almacenId === supplier)?.nombre ?? null,
    automatica: ward.isAutomatic,
    importeMaximo: ward.most,
    almacenes,
    paciente: patientName(person!, actor),
    edad: ageText(person!.born, todayIn(actor.timeZone, new Date()), actor.language, person!.estimated),
    camaNumero: bed?.numero ?? null,
    servicioNombre: ward.nombre,
    ...(await knownAllergies(orm, stay.pacienteId, actor)),
    procedimientos: await kits(orm),
    medicos: await physiciansOf(orm, stay),
    recetas: await prescriptionsOf(orm, stay.pacienteId),
    deterioro: worse?.told ?? null,
    insumos: offers.flatMap(([insumoId, cantidad]) => {
      const supply = supplies.get(insumoId);
      if (!supply) return [];
      const { contenidoEnvase: _, sustitutoIds: __, ...told } = supply;
      const disponible = free.get(insumoId) ?? 0;
      return [
        {
          ...told,
          disponible,
          precio: prices.get(insumoId) ?? 0,
          cantidad,
          casos: casesOf.get(insumoId) ?? null,
          ultimoUso: last.get(insumoId)?.at.toISOString() ?? null,
          ultimaCantidad: last.get(insumoId)?.pieces ?? null,
          alergia: allergic.get(insumoId) ?? null,
          alternativas: disponible > 0 ? [] : [...(others.get(insumoId) ?? [])],
        },
      ];
    }),
  };
};

async function wardOf(db: Queryable, { servicioId }: Hospitalizacion) {
  const [row] = await db
    .select({
      nombre: nucleo.nombre,
      almacenSurtidorId: nucleo.almacenSurtidorId,
      automatic: nucleo.autorizacionAutomatica,
      most: nucleo.importeMaximoAutomatico,
    })
    .from(nucleo)
    .where(eq(nucleo.nucleoId, servicioId));
  const most = row?.most ?? null;
  return {
    nombre: row?.nombre ?? '',
    almacenSurtidorId: row?.almacenSurtidorId ?? null,
    isAutomatic: row?.automatic === true && most !== null,
    most,
  };
}

/** Returns the physicians of the unit who may order, the attending one first. */
async function physiciansOf(db: Queryable, { unidadId, medicoTratanteId }: Hospitalizacion) {
  const rows = await db
    .select({ personalMedicoId: personalMedico.personalMedicoId, nombre: PERSON_NAME })
    .from(personalMedico)
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(personalMedico.activo, true),
        eq(personalMedico.unidadId, unidadId),
        eq(personalMedico.puedePrescribir, true),
        inArray(personalMedico.tipo, ['MEDICO', 'ODONTOLOGO']),
      ),
    )
    .orderBy(
      sql`(${personalMedico.personalMedicoId} = ${medicoTratanteId}) desc`,
      asc(persona.primerApellido),
      asc(personalMedico.personalMedicoId),
    )
    .limit(PHYSICIANS);
  return rows.map(({ personalMedicoId, nombre }) => ({ personalMedicoId, nombre: nombre ?? '' }));
}

/** Returns the controlled prescriptions in force of a patient. */
async function prescriptionsOf(db: Queryable, pacienteId: number) {
  const rows = await db
    .select({ recetaId: receta.recetaId, folio: receta.folio })
    .from(receta)
    .where(
      and(
        eq(receta.pacienteId, pacienteId),
        eq(receta.activo, true),
        eq(receta.tipo, 'CONTROLADA'),
        inArray(receta.estatus, ['EMITIDA', 'SURTIDA_PARCIAL']),
      ),
    )
    .orderBy(desc(receta.recetaId))
    .limit(FOUND);
  return rows.map(({ recetaId, folio }) => ({ recetaId, folio: folio ?? `#${recetaId}` }));
}

async function kits(db: Queryable) {
  return db
    .select({ procedimientoId: procedimiento.procedimientoId, nombre: procedimiento.nombre })
    .from(procedimiento)
    .where(
      and(
        eq(procedimiento.activo, true),
        sql`exists (select 1 from ${procedimientoInsumosSugeridos} where ${procedimientoInsumosSugeridos.procedimientoId} = ${procedimiento.procedimientoId})`,
      ),
    )
    .orderBy(asc(procedimiento.nombre))
    .limit(FOUND);
}

async function kitOf(db: Queryable, procedimientoId: number): Promise<readonly Offer[]> {
  const rows = await db
    .select({ insumoId: procedimientoInsumosSugeridos.insumoId, cantidad: procedimientoInsumosSugeridos.cantidad })
    .from(procedimientoInsumosSugeridos)
    .where(eq(procedimientoInsumosSugeridos.procedimientoId, procedimientoId))
    .orderBy(asc(procedimientoInsumosSugeridos.orden));
  return rows.map(({ insumoId, cantidad }): Offer => [insumoId, cantidad ?? 1]);
}

/** Returns the ward's most ordered supplies. For a ward with few orders it returns the supplies that its supplier always stocks. */
async function frequent(db: Queryable, servicioId: number, supplier: number | null): Promise<readonly Offer[]> {
  const since = new Date(Date.now() - FREQUENT_DAYS * DAY_MS);
  const often = sql<number>`count(*)`;
  const asked = await db
    .select({
      insumoId: ordenCargoDetalle.insumoId,
      usual: sql<number>`(percentile_disc(0.5) within group (order by ${ordenCargoDetalle.cantidadSolicitada}))::int`,
    })
    .from(ordenCargoDetalle)
    .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, ordenCargoDetalle.ordenCargoId))
    .innerJoin(insumo, and(eq(insumo.insumoId, ordenCargoDetalle.insumoId), eq(insumo.activo, true)))
    .where(and(eq(ordenCargo.servicioId, servicioId), gt(ordenCargo.fechaSolicitud, since)))
    .groupBy(ordenCargoDetalle.insumoId)
    .orderBy(desc(often), asc(ordenCargoDetalle.insumoId))
    .limit(FREQUENT);
  const offers = asked.map(({ insumoId, usual }): Offer => [insumoId, usual]);
  if (offers.length >= FREQUENT || supplier === null) return offers;
  const known = new Set(offers.map(([id]) => id));
  const kept = await db
    .select({ insumoId: inventario.insumoId })
    .from(inventario)
    .innerJoin(insumo, and(eq(insumo.insumoId, inventario.insumoId), eq(insumo.activo, true)))
    .leftJoin(
      insumoConfiguracion,
      and(
        eq(insumoConfiguracion.almacenId, inventario.almacenId),
        eq(insumoConfiguracion.insumoId, inventario.insumoId),
        eq(insumoConfiguracion.activo, true),
      ),
    )
    .where(and(eq(inventario.almacenId, supplier), gt(inventario.disponible, 0)))
    .orderBy(
      sql`${insumoConfiguracion.fondoFijo} desc nulls last`,
      desc(inventario.disponible),
      asc(inventario.insumoId),
    )
    .limit(FREQUENT * 2);
  const more = kept.flatMap(({ insumoId }): Offer[] => (known.has(insumoId) ? [] : [[insumoId, null]]));
  return [...offers, ...more].slice(0, FREQUENT);
}

/** Searches by name, clave or barcode; supplies in stock at the supplier come first. */
async function searched(db: Queryable, q: string, supplier: number | null): Promise<readonly Offer[]> {
  const words = q.trim().split(/\s+/).slice(0, 5);
  const like = (word: string) => `%${plainText(word).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const free = sql`coalesce((select ${inventario.disponible} from ${inventario} where ${inventario.almacenId} = ${supplier} and ${inventario.insumoId} = ${insumo.insumoId}), 0)`;
  const rows = await db
    .select({ insumoId: insumo.insumoId })
    .from(insumo)
    .where(
      and(
        eq(insumo.activo, true),
        or(
          and(...words.map((word) => ilike(insumo.busqueda, like(word)))),
          sql`exists (select 1 from jsonb_array_elements(coalesce(${insumo.codigosBarras}, '[]'::jsonb)) code where lpad(code->>'gtin', 14, '0') = ${q.trim().padStart(14, '0')})`,
        ),
      ),
    )
    .orderBy(sql`(${free} > 0) desc`, asc(insumo.nombreGenerico), asc(insumo.insumoId))
    .limit(FOUND);
  return rows.map(({ insumoId }): Offer => [insumoId, null]);
}

/** Returns the last order of each supply in a stay, with its quantity. Users see it and avoid duplicate orders. */
async function lastOrdered(
  db: Queryable,
  hospitalizacionId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly at: Date; readonly pieces: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([ordenCargoDetalle.insumoId], {
      insumoId: ordenCargoDetalle.insumoId,
      at: ordenCargo.fechaSolicitud,
      pieces: ordenCargoDetalle.cantidadSolicitada,
    })
    .from(ordenCargoDetalle)
    .innerJoin(ordenCargo, eq(ordenCargo.ordenCargoId, ordenCargoDetalle.ordenCargoId))
    .where(
      and(
        eq(ordenCargo.hospitalizacionId, hospitalizacionId),
        eq(ordenCargo.activo, true),
        inArray(ordenCargoDetalle.insumoId, [...ids]),
        sql`${ordenCargo.estatus} not in ('CANCELADA', 'RECHAZADA')`,
      ),
    )
    .orderBy(asc(ordenCargoDetalle.insumoId), desc(ordenCargo.fechaSolicitud));
  return new Map(rows.flatMap(({ insumoId, at, pieces }) => (at ? [[insumoId, { at, pieces }] as const] : [])));
}
