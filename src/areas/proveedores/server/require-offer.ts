import type { PropuestaCambio } from '#generated/shared/types.gen';
import type { ExchangeLine } from '#areas/proveedores/shared/proveedores/exchange-line';
import { missingLotData } from '#areas/inventario/shared/recepcion/supply-demands';
import { issueAt } from '#platform/shared/rules/issue-at';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import type { Issue } from '#platform/shared/validation/issue';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { demandsOf } from '#areas/inventario/server/supply-demands';
import type { Offer, OfferedLot } from './offered-lots';

/** Default answer period in days, for letters without one (DOMAIN a.6). */
const LEAST_TERM = 30;

/**
 * Validates a proposal against the database: lots of that supplier and warehouse with enough free pieces. New lots must meet the contract's
 * shelf life, and the date must fall within the letters' period.
 *
 * @throws Problem 422 at each line
 */
export async function requireOffer(tx: Queryable, document: PropuestaCambio, offer: Offer, day: string): Promise<void> {
  const lines = document.lineas ?? [];
  const strange = lines.flatMap(({ loteSaleId }, index) =>
    issueAt(!offer.lots.has(loteSaleId), `lineas.${index}.loteSaleId`, 'LOTE_AJENO_PROVEEDOR'),
  );
  if (strange.length > 0) throw invalid(strange);
  const supplies = await demandsOf(
    tx,
    lines.map((line) => ({ insumoId: line.insumoEntraId ?? offer.lots.get(line.loteSaleId)!.insumoId })),
  );
  const issues = lines.flatMap((line, index): readonly Issue[] => {
    const lot = offer.lots.get(line.loteSaleId)!;
    const place = `lineas.${index}.`;
    const free = lot.existencia - lot.reservada;
    const demands = supplies.get(line.insumoEntraId ?? lot.insumoId);
    return [
      ...issueAt(line.cantidadSale > free, `${place}cantidadSale`, 'MAXIMO', { limite: free }),
      ...(document.tipo === 'NOTA_CREDITO' ? [] : entering(document, line, lot, place)),
      ...(document.tipo === 'NOTA_CREDITO' || !demands
        ? []
        : missingLotData(demands, { numeroLote: line.numeroLoteEntra, caducidad: line.caducidadEntra }, place).map(
            (issue) => ({ ...issue, campo: `${issue.campo}Entra` }),
          )),
    ];
  });
  const terms = [...offer.letters.values()].map(({ plazoRespuestaDias }) => plazoRespuestaDias);
  const last = addDays(day, terms.length > 0 ? Math.min(...terms) : LEAST_TERM);
  const late = issueAt(document.fechaCompromiso > last, 'fechaCompromiso', 'COMPROMISO_TARDE', { fecha: last });
  if (issues.length + late.length > 0) throw invalid([...late, ...issues]);
}

function entering(
  { tipo, fechaCompromiso }: PropuestaCambio,
  { insumoEntraId, caducidadEntra }: ExchangeLine,
  { insumoId, months }: OfferedLot,
  place: string,
): readonly Issue[] {
  const isOther = insumoEntraId != null && insumoEntraId !== insumoId;
  return [
    ...issueAt(tipo === 'MISMO_INSUMO' && isOther, `${place}insumoEntraId`, 'CANJE_OTRO_INSUMO'),
    ...issueAt(tipo === 'SUSTITUTO' && insumoEntraId === insumoId, `${place}insumoEntraId`, 'CANJE_MISMO_INSUMO'),
    ...issueAt(
      caducidadEntra != null && caducidadEntra < addMonths(fechaCompromiso, months),
      `${place}caducidadEntra`,
      'CADUCIDAD_CANJE_CORTA',
      { meses: months },
    ),
  ];
}
