import { inArray } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { insumo, lote } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types/solicitud.gen';
import { displayDate } from '#platform/shared/dates/days';
import { formatNumber } from '#platform/shared/text/format-number';
import type { ReportTexts } from '#platform/shared/report';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { lotOrigins } from '#areas/inventario/server/stock/lot-origins';
import type { ReportContext } from '#platform/server/reports/report-context';

/** States in which the shipped lots are final. */
const SETTLED: ReadonlySet<Solicitud['estatus']> = new Set([
  'SURTIDA',
  'EN_TRANSITO',
  'RECIBIDA',
  'RECIBIDA_CON_DIFERENCIAS',
  'CERRADA',
]);

/**
 * The delivery note of a supply request (DOMAIN a.6, `remision`): its lots in line order, with the transport data. It shares the folio of
 * the request, which has one shipment. Received quantities appear after the reception.
 *
 * @throws Problem 404 for a request out of reach
 */
export const remision: ReportHandler<'remision', ReportContext> = async (
  { solicitudId },
  { database: { orm }, actor },
) => {
  const request = await findRecord(orm, resourceOf('solicitud'), solicitudId, 'solicitud.ver', actor);
  return {
    rows: SETTLED.has(request.estatus) ? await rowsOf(orm, request) : [],
    facts: factsOf(request),
    almacenId: request.almacenSurtidorId,
  };
};

async function rowsOf(db: Queryable, { lineas }: Solicitud): Promise<ReportRow<'remision'>[]> {
  const sent = (lineas ?? []).flatMap(({ insumoId, lotes }) =>
    (lotes ?? []).filter(({ cantidad }) => cantidad > 0).map((lot) => ({ insumoId, ...lot })),
  );
  if (sent.length === 0) return [];
  const supplies = await db
    .select({ insumoId: insumo.insumoId, clave: insumo.clave, nombre: insumo.descripcion })
    .from(insumo)
    .where(
      inArray(
        insumo.insumoId,
        sent.map(({ insumoId }) => insumoId),
      ),
    );
  const lots = await db
    .select({ loteId: lote.loteId, costo: lote.costoUnitario })
    .from(lote)
    .where(
      inArray(
        lote.loteId,
        sent.map(({ loteId }) => loteId),
      ),
    );
  const originOf = await lotOrigins(
    db,
    sent.map(({ loteId }) => loteId),
  );
  const supplyOf = new Map(supplies.map((supply) => [supply.insumoId, supply]));
  const costOf = new Map(lots.map(({ loteId, costo }) => [loteId, costo]));
  return sent.map(({ insumoId, loteId, numeroLote, caducidad, cantidad, cantidadRecibida }) => {
    const costo = costOf.get(loteId) ?? null;
    return {
      clave: supplyOf.get(insumoId)?.clave ?? null,
      insumo: supplyOf.get(insumoId)?.nombre ?? null,
      lote: numeroLote ?? null,
      origen: originOf(loteId),
      caducidad: caducidad ?? null,
      cantidad,
      recibida: cantidadRecibida ?? null,
      costo,
      importe: costo === null ? null : costo * cantidad,
    };
  });
}

const LABELS = {
  para: { es: 'Para', en: 'To', 'es-mx': 'Para' },
  salida: { es: 'Salida', en: 'Departure', 'es-mx': 'Salida' },
  transportista: { es: 'Transportista', en: 'Carrier', 'es-mx': 'Transportista' },
  placas: { es: 'Placas', en: 'Number plate', 'es-mx': 'Placas' },
  cajas: { es: 'Cajas', en: 'Boxes', 'es-mx': 'Cajas' },
  temperatura: { es: 'Temperatura de salida', en: 'Departure temperature', 'es-mx': 'Temperatura de salida' },
  surtio: { es: 'Surtió', en: 'Filled by', 'es-mx': 'Surtió' },
} as const satisfies Readonly<Record<string, ReportTexts>>;

function factsOf({ remision: shipment, surtidorNombre, almacenSolicitanteNombre, unidadSolicitanteNombre }: Solicitud) {
  const facts: [keyof typeof LABELS, string | number | null | undefined][] = [
    ['para', [almacenSolicitanteNombre, unidadSolicitanteNombre].filter(Boolean).join(', ')],
    ['salida', displayDate(shipment?.fecha)],
    ['transportista', shipment?.transportista],
    ['placas', shipment?.placas],
    ['cajas', shipment?.cajas],
    ['temperatura', shipment?.temperaturaSalida == null ? null : `${formatNumber(shipment.temperaturaSalida, 1)} °C`],
    ['surtio', surtidorNombre],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ labels: LABELS[name], value: String(value) }],
  );
}
