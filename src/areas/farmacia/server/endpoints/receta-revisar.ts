import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, consulta, solicitud, solicitudDetalle } from '#generated/server/tables.gen';
import {
  isControlledClass,
  mostFills,
  retentionOf,
  strictestClass,
  validUntil,
} from '#areas/farmacia/shared/farmacia/prescription-kind';
import { allergyTo } from '#areas/farmacia/shared/farmacia/allergy';
import { contentOf } from '#areas/farmacia/shared/farmacia/pack';
import { regimensOf, type OrderedLine } from '#areas/farmacia/shared/farmacia/regimens';
import {
  arithmeticOf,
  suggestedAmount,
  whyNoAmount,
  type Regimen,
} from '#areas/farmacia/shared/farmacia/suggested-amount';
import { warningsOf } from '#areas/farmacia/shared/farmacia/warnings';
import { todayIn } from '#platform/shared/dates/moments';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import type { OperationContext } from '#platform/server/operations/context';
import { medicinesOf, prescribingFacts, supplyName, type Supply } from '../prescribing-facts';
import { equivalentsOf, nearbyStock, stockHere } from '../nearby-stock';
import { unitPharmacy } from '../unit-pharmacy';

/**
 * Returns checks of a prescription for the prescriber while writing (DOMAIN b.7, f.3): warnings, suggested amounts with their derivation or
 * the reason why there is none, and each medicine's stock at the dispensing pharmacy. Stores nothing.
 *
 * @throws Problem 404 for a patient outside the reader's scope
 */
export const recetaRevisar: OperationHandler<'recetaRevisar', OperationContext> = async (
  { body: { recetaId = null, pacienteId, consultaId, almacenId, surtimientosPermitidos = 1, lineas } },
  { database: { orm }, actor },
) => {
  await findRecord(orm, resourceOf('paciente'), pacienteId, 'paciente.ver', actor);
  const day = todayIn(actor.timeZone, new Date());
  const unidadId = (await unitOf(orm, consultaId)) ?? actor.unidadId;
  const pharmacy = almacenId ?? (unidadId === null ? null : await unitPharmacy(orm, unidadId));
  const ids = [...new Set(lineas.map(({ insumoId }) => insumoId))];
  const medicines = await medicinesOf(orm, ids);
  const lines = lineas.flatMap((line) => {
    const medicine = medicines.get(line.insumoId);
    return medicine ? [{ ...line, medicine }] : [];
  });
  const facts = await prescribingFacts(orm, { pacienteId, unidadId, recetaId, day });
  const [here, around, equivalents, coming] = await Promise.all([
    stockHere(orm, pharmacy, ids),
    nearbyStock(orm, pharmacy, ids, actor),
    equivalentsOf(orm, pharmacy, [...medicines.values()]),
    arrivals(orm, pharmacy, ids),
  ]);
  const isAllergicTo = (medicine: { insumoId: number; nombreGenerico: string }) =>
    facts.allergies.some((allergy) => allergyTo(allergy, medicine, facts.substances) === 'ALERGIA');
  const classes = lines.map(({ medicine }) => medicine);
  const strictest = strictestClass(classes);
  return {
    almacenId: pharmacy,
    almacenNombre: await nameOf(orm, pharmacy),
    tipo: isControlledClass(strictest) ? 'CONTROLADA' : 'ORDINARIA',
    fraccion: strictest,
    vigenciaHasta: validUntil(classes, day, Math.min(surtimientosPermitidos, mostFills(classes))),
    surtimientosMaximos: mostFills(classes),
    retencion: retentionOf(classes),
    advertencias: warningsOf(lines, facts).map(({ detalle, ...warning }) => ({
      ...warning,
      // Health details require the permission `paciente.ver-salud`.
      detalle: actor.permissions.has('paciente.ver-salud') ? (detalle ?? null) : null,
    })),
    lineas: regimensOf(lines).map((parts) => ({
      ...amountOf(parts),
      disponible: here.get(parts[0].insumoId)?.disponible ?? 0,
      enTransito: here.get(parts[0].insumoId)?.enTransito ?? 0,
      llega: coming.get(parts[0].insumoId) ?? null,
      cercano: withoutSupply(around.find(({ insumoId }) => insumoId === parts[0].insumoId)),
      equivalentes: (equivalents.get(parts[0].insumoId) ?? []).filter(
        ({ nombre, insumoId }) => !isAllergicTo({ insumoId, nombreGenerico: nombre }),
      ),
    })),
  };
};

type Line = Regimen & OrderedLine & { readonly medicine: Supply };

function amountOf(parts: readonly [Line, ...Line[]]) {
  const [{ medicine }] = parts;
  const suggestion = suggestedAmount(parts, medicine);
  return {
    insumoId: medicine.insumoId,
    nombre: supplyName(medicine),
    sugerida: suggestion?.cantidad ?? null,
    calculo: suggestion ? arithmeticOf(suggestion) : null,
    sinSugerencia: parts.map((part) => whyNoAmount(part, medicine)).find((why) => why !== null) ?? null,
    unidadBase: medicine.unidadBase,
    contenidoEnvase: contentOf(medicine)?.amount ?? medicine.contenidoEnvase,
  };
}

function withoutSupply<Row extends { readonly insumoId: number }>(row: Row | undefined): Omit<Row, 'insumoId'> | null {
  if (!row) return null;
  const { insumoId: _, ...rest } = row;
  return rest;
}

async function unitOf(db: Queryable, consultaId: number | undefined): Promise<number | null> {
  if (consultaId === undefined) return null;
  const [row] = await db
    .select({ unidadId: consulta.unidadId })
    .from(consulta)
    .where(eq(consulta.consultaId, consultaId));
  return row?.unidadId ?? null;
}

async function nameOf(db: Queryable, almacenId: number | null): Promise<string | null> {
  if (almacenId === null) return null;
  const [row] = await db.select({ nombre: almacen.nombre }).from(almacen).where(eq(almacen.almacenId, almacenId));
  return row?.nombre ?? null;
}

/** Returns the time of dispatch of supplies in transit, by supply: ISO 8601. */
async function arrivals(
  db: Queryable,
  almacenId: number | null,
  insumoIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (almacenId === null || insumoIds.length === 0) return new Map();
  const rows = await db
    .select({ insumoId: solicitudDetalle.insumoId, since: solicitud.estatusDesde })
    .from(solicitudDetalle)
    .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
    .where(
      and(
        eq(solicitud.almacenSolicitanteId, almacenId),
        eq(solicitud.estatus, 'EN_TRANSITO'),
        inArray(solicitudDetalle.insumoId, [...insumoIds]),
      ),
    );
  return new Map(rows.flatMap(({ insumoId, since }) => (since ? [[insumoId, since.toISOString()] as const] : [])));
}
