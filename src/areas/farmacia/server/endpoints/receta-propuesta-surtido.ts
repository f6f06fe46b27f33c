import { inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { insumo } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import { fillState } from '#areas/farmacia/shared/farmacia/fills';
import { isControlledClass, needsSecondPerson } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { allocate, inOrder } from '#areas/inventario/shared/inventario/allocate';
import { availableOn } from '#areas/inventario/shared/inventario/lot';
import type { PackCode } from '#platform/shared/barcodes/pieces-of-code';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { knownAllergies } from '#areas/hospital/server/stays/known-allergies';
import { lotsOf } from '#areas/inventario/server/stock/lock-stock';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import { lotPlaces } from '#areas/inventario/server/stock/lot-places';
import { packCodesOf } from '#areas/inventario/server/stock/pack-codes';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';
import { medicinesOf, supplyName } from '../prescribing-facts';
import { dispensedAt } from '../dispensed-at';
import { equivalentsOf, nearbyStock } from '../nearby-stock';

/** Maximum number of other units listed for each line. */
const NEAREST = 3;

/**
 * Returns the dispensing proposal of a prescription (DOMAIN c.3, d.2). It lists the lots of each line in expiry order, shortages,
 * substitutes that the prescriber may allow, and other units with stock.
 *
 * @throws Problem 404 for a prescription of another pharmacy, or one without a pharmacy
 */
export const recetaPropuestaSurtido: OperationHandler<'recetaPropuestaSurtido', OperationContext> = async (
  { params: { recetaId, almacenId: asked } },
  { database: { orm }, actor },
) => {
  const document = await findRecord(orm, resourceOf('receta'), recetaId, 'receta.surtir', actor);
  const almacenId = await dispensedAt(orm, document, asked, actor);
  if (almacenId === null) throw notFound();
  await audit(orm, actor, { accion: 'LEER', entidad: 'receta', entidadId: recetaId });
  const rules = await warehouseRules(orm, almacenId, new Date());
  const lines = document.lineas ?? [];
  const state = fillState(lines, document.surtimientosRealizados ?? 0, document.surtimientosPermitidos);
  const supplyOf = (line: (typeof lines)[number]) => line.sustitutoInsumoId ?? line.insumoId;
  const ids = [...new Set(lines.flatMap((line) => [line.insumoId, supplyOf(line)]))];
  const medicines = await medicinesOf(orm, [...ids, ...lines.flatMap((line) => line.sustitutoPropuestoId ?? [])]);
  const lots = await lotsOf(
    orm,
    ids.map((insumoId) => ({ almacenId, insumoId })),
  );
  const ownLots = [...lots.values()].flat();
  const [around, equivalents, places, codes, allergies, originOf] = await Promise.all([
    nearbyStock(orm, almacenId, ids, actor),
    equivalentsOf(
      orm,
      almacenId,
      ids.flatMap((id) => medicines.get(id) ?? []),
    ),
    lotPlaces(
      orm,
      ownLots.map(({ loteId }) => loteId),
    ),
    codesOf(orm, ids),
    knownAllergies(orm, document.pacienteId, actor),
    lotOrigins(
      orm,
      ownLots.map(({ loteId }) => loteId),
    ),
  ]);
  const motivo = whyNot(document, state.exhausted, rules.day);
  // Dispensed lines no longer require identification or a second person.
  const due = lines.filter((_, index) => (state.pending[index] ?? 0) > 0);
  return {
    recetaId,
    almacenId,
    dia: rules.day,
    surtible: motivo === null,
    motivo,
    requiereIdentificacion: due.some(({ fraccion }) => isControlledClass(fraccion)),
    requiereSegundaPersona: needsSecondPerson([...due, ...due.flatMap((line) => medicines.get(supplyOf(line)) ?? [])]),
    ...allergies,
    // A continuation whose amount is on its first line has nothing to dispense.
    lineas: lines.flatMap((line, index) => {
      if (line.continuacion === true && line.cantidadPrescrita === 0) return [];
      const insumoId = supplyOf(line);
      const medicine = medicines.get(insumoId)!;
      const own = ownLots.filter((lot) => lot.insumoId === insumoId);
      const pendiente = state.pending[index] ?? 0;
      const { assignments, missing } = allocate(own, pendiente, rules.day, rules);
      return [
        {
          detalleId: line.recetaDetalleId,
          insumoId,
          clave: medicine.clave,
          nombre: supplyName(medicine),
          presentacion: medicine.presentacion,
          codigosBarras: codes.get(insumoId) ?? [],
          pendiente,
          asignaciones: assignments.map(({ lot, cantidad }) => ({ loteId: lot.loteId, cantidad })),
          lotes: inOrder(own, rules.day, rules).map((lot) => ({
            loteId: lot.loteId,
            numeroLote: lot.numeroLote,
            origen: originOf(lot.loteId),
            caducidad: lot.caducidad,
            disponible: availableOn(lot, rules.day),
            ubicacionCodigo: places.get(lot.loteId) ?? null,
          })),
          faltante: missing,
          recetado: insumoId === line.insumoId ? null : supplyName(medicines.get(line.insumoId)!),
          sustituible: missing > 0 && !isControlledClass(line.fraccion),
          sustitucion: substitutionOf(line, medicines),
          sustitutos: missing > 0 ? [...(equivalents.get(insumoId) ?? [])] : [],
          otrasUnidades:
            missing > 0
              ? around
                  .filter((each) => each.insumoId === insumoId)
                  .slice(0, NEAREST)
                  .map(({ insumoId: _, ...place }) => place)
              : [],
        },
      ];
    }),
  };
};

/** Returns the substitute that the pharmacy proposed for a line, with the prescriber's answer. */
function substitutionOf(
  { sustitutoPropuestoId, sustitucionMotivo, sustitucionRespuesta }: NonNullable<Receta['lineas']>[number],
  medicines: Awaited<ReturnType<typeof medicinesOf>>,
) {
  const proposed = medicines.get(sustitutoPropuestoId ?? 0);
  return proposed
    ? {
        insumoId: proposed.insumoId,
        nombre: supplyName(proposed),
        motivo: sustitucionMotivo ?? null,
        respuesta: sustitucionRespuesta ?? null,
      }
    : null;
}

function whyNot({ estatus, vigenciaHasta }: Receta, exhausted: boolean, day: string): string | null {
  if (estatus !== 'EMITIDA' && estatus !== 'SURTIDA_PARCIAL')
    return estatus === 'SURTIDA' ? 'SURTIMIENTOS_AGOTADOS' : estatus;
  if (vigenciaHasta !== null && vigenciaHasta < day) return 'RECETA_VENCIDA';
  return exhausted ? 'SURTIMIENTOS_AGOTADOS' : null;
}

/** Returns the barcodes of some supplies, so that a scanned box is recognised without a request. */
async function codesOf(db: Queryable, insumoIds: readonly number[]): Promise<ReadonlyMap<number, PackCode[]>> {
  const rows = await db
    .select({ insumoId: insumo.insumoId, codes: insumo.codigosBarras })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...insumoIds]));
  return new Map(rows.map(({ insumoId, codes }) => [insumoId, packCodesOf(codes)]));
}
