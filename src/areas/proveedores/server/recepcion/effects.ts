import { eq } from 'drizzle-orm';
import { contrato } from '#generated/server/tables.gen';
import type { Recepcion } from '#generated/shared/types.gen';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { acceptedOf } from '#areas/proveedores/shared/recepcion/accepted';
import { missingDeliveryData, missingLetter } from '#areas/inventario/shared/recepcion/supply-demands';
import { postStock, stockDocument } from '#areas/inventario/server/stock/post-stock';
import { addLetters, type Letter } from '../exchange-letters';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { requireDelivery } from '../agenda/require-delivery';
import type { EffectsOf } from '#platform/server/entity/effects';
import { demandsOf } from '#areas/inventario/server/supply-demands';

type Line = NonNullable<Recepcion['lineas']>[number];

interface ContractTerms {
  readonly numero: string | null;
  /** Days within which the supplier must answer a letter. */
  readonly diasCanje: number;
  /** Minimum shelf life of lots in months, regardless of the supply's own. */
  readonly mesesCaducidadMinima: number;
}

/** Default terms without a contract (DOMAIN a.6). */
const NO_CONTRACT: ContractTerms = { numero: null, diasCanje: 30, mesesCaducidadMinima: 0 };

/** Effects of the steps of a supplier reception on stock (DOMAIN a.5). */
export const recepcionEffects: EffectsOf<'recepcion'> = {
  inspeccionar: async ({ tx, document, now }) => {
    await requireDelivery(tx, document, now);
    const lines = document.lineas ?? [];
    const supplies = await demandsOf(tx, lines);
    const issues = lines.flatMap((line, index) => {
      const demands = supplies.get(line.insumoId);
      return demands ? missingDeliveryData(demands, line, `lineas.${index}.`) : [];
    });
    if (issues.length > 0) throw invalid(issues);
    return {};
  },
  /** Enters the accepted pieces into stock. Each line stores its lot, and the exchange letter is stored with that lot. */
  aceptar: async ({ tx, document, actor, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId, now);
    const lines = document.lineas ?? [];
    const terms = await termsOf(tx, document.contratoId);
    await requireFit(tx, lines, day, terms);
    const accepted = lines.flatMap((line, index) => (acceptedOf(line) > 0 ? [{ line, index }] : []));
    const changes = accepted.map(({ line, index }) => entryOf(document, line, index, terms));
    const movements = await postStock(
      tx,
      [{ document: stockDocument('RECEPCION_PROVEEDOR', document.recepcionId, document.folio), changes }],
      { actor, now, day },
    );
    const lots = new Map(movements.map(({ change, loteId }) => [accepted[change]!.index, loteId]));
    const letters = accepted.flatMap(({ line, index }) => letterOf(document, line, lots.get(index)!, terms));
    await addLetters(tx, letters, { actor, now, day });
    return { lineas: lines.map((line, index) => ({ ...line, loteId: lots.get(index) ?? null })) };
  },
};

/**
 * @throws Problem 422 REQUERIDO for missing data of lots, CADUCIDAD_CORTA for short shelf life without a letter; rejected lines are not
 * checked
 */
async function requireFit(
  tx: Queryable,
  lines: readonly Line[],
  day: string,
  { mesesCaducidadMinima }: ContractTerms,
): Promise<void> {
  const supplies = await demandsOf(tx, lines);
  const issues = lines.flatMap((line, index) => {
    const demands = supplies.get(line.insumoId);
    if (!demands || acceptedOf(line) === 0) return [];
    const place = `lineas.${index}.`;
    const months = Math.max(demands.vidaUtilMinimaMeses, mesesCaducidadMinima);
    return [...missingDeliveryData(demands, line, place), ...missingLetter(months, line, day, place)];
  });
  if (issues.length > 0) throw invalid(issues);
}

async function termsOf(tx: Queryable, contratoId: number | null): Promise<ContractTerms> {
  if (contratoId === null) return NO_CONTRACT;
  const [terms] = await tx
    .select({
      numero: contrato.numero,
      diasCanje: contrato.diasCanje,
      mesesCaducidadMinima: contrato.mesesCaducidadMinima,
    })
    .from(contrato)
    .where(eq(contrato.contratoId, contratoId));
  return terms ?? NO_CONTRACT;
}

function entryOf(document: Recepcion, line: Line, index: number, terms: ContractTerms): StockChange {
  return {
    kind: 'entry',
    tipo: 'E_PROVEEDOR',
    almacenId: document.almacenId,
    insumoId: line.insumoId,
    cantidad: acceptedOf(line),
    lot: {
      numeroLote: line.numeroLote ?? null,
      caducidad: line.caducidad ?? null,
      fuenteFinanciamientoId: line.fuenteFinanciamientoId ?? null,
      programaId: line.programaId ?? null,
      costoUnitario: line.costoUnitario ?? 0,
      ubicacionCodigo: line.ubicacionCodigo ?? null,
      proveedorId: document.proveedorId,
      marca: line.marca ?? null,
      fechaFabricacion: line.fechaFabricacion ?? null,
      codigoBarras: line.gtin ?? null,
      contrato: terms.numero,
      ordenSuministro: document.ordenSuministro,
      remision: document.remision,
      factura: document.factura,
      ivaPorcentaje: line.ivaPorcentaje ?? null,
      temperaturaRecepcion: line.temperatura ?? null,
    },
    contraparte: document.proveedorNombre,
    campo: `lineas.${index}.cantidad`,
  };
}

function letterOf(document: Recepcion, line: Line, loteId: number, terms: ContractTerms): readonly Letter[] {
  const { cartaFolio, cartaFecha, cartaVigenciaMeses } = line;
  if (!cartaFolio || !cartaFecha || !cartaVigenciaMeses) return [];
  return [
    {
      memoFolio: cartaFolio,
      memoFecha: cartaFecha,
      vigenciaMeses: cartaVigenciaMeses,
      plazoRespuestaDias: terms.diasCanje,
      proveedorId: document.proveedorId,
      recepcionId: document.recepcionId,
      almacenId: document.almacenId,
      unidadId: document.unidadId!,
      jurisdiccionId: document.jurisdiccionId,
      insumoId: line.insumoId,
      loteId,
      caducidad: line.caducidad ?? null,
      cantidad: acceptedOf(line),
    },
  ];
}
