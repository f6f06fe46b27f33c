import { eq } from 'drizzle-orm';
import { alertaSanitaria, alertaSanitariaAlmacen, notificacion, unidad } from '#generated/server/tables.gen';
import { recallFigures } from '#areas/inventario/shared/alerta-sanitaria/figures';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { stockDocument } from '#areas/inventario/server/stock/post-stock';
import { trailOf } from '#areas/inventario/server/stock/recalls';
import { notifyWarehouses } from '#areas/inventario/server/stock/notify-warehouses';
import { addDays } from '#platform/shared/dates/days';
import { randomFor } from '../random';
import type { Ground } from './ground';
import { dayOf, momentOf } from './moments';
import { openedAt, opening } from './opening';
import type { StockEvent, Story } from './story';

/** DOMAIN g, story 7: eleven units have the recalled lot. */
const LOT = 'R2409A';
const SUPPLY = '010.000.2133.00';
const PLACES = [
  'CL-AE-01',
  'CL-AR-01',
  'CL-H01-FAR',
  'CL-H02-FAR',
  'CL-H03-FAR',
  'CL-H04-FAR',
  'CL-H05-FAR',
  'CL-H06-FAR',
  'CL-H07-FAR',
  'CL-H08-FAR',
  'CL-H09-FAR',
] as const;
const STATE_WAREHOUSE = 'CL-AE-01';
/** Pharmacies that the central office has contacted by phone, with their answers. */
const ANSWERS: Readonly<Record<string, { readonly missing: number; readonly said: string }>> = {
  'CL-AE-01': { missing: 0, said: 'Separadas en la jaula de cuarentena y contadas.' },
  'CL-H02-FAR': { missing: 0, said: 'Por teléfono: separadas y con sello de no usar.' },
  'CL-H03-FAR': { missing: 2, said: 'Por teléfono: dos envases se entregaron esta mañana; se llama a los pacientes.' },
  'CL-H05-FAR': { missing: 0, said: 'Por teléfono: separadas en la oficina de la farmacia.' },
  'CL-H08-FAR': { missing: 0, said: 'Por teléfono: separadas.' },
};
const ISSUED_BEFORE = 3;
const USES = [150, 110, 75, 40, 15] as const;
const REASON =
  'El laboratorio informa resultado fuera de especificación en la prueba de disolución del lote; el efecto puede ser menor al esperado.';

/** Returns a recall in force: the lot arrived with the opening stock, some of it was used, and the rest is held in the whole network. */
export async function recall(ground: Ground): Promise<Story> {
  const { db, baseDate, numbers, officeId, supplyOf } = ground;
  const supply = supplyOf(SUPPLY);
  const { insumoId } = supply;
  const [issuer] = await db
    .select({ unidadId: unidad.unidadId, clues: unidad.clues })
    .from(unidad)
    .where(eq(unidad.clues, 'CLSSA900001'));
  const warehouses = PLACES.map((clave) => ground.warehouse(clave));
  const random = randomFor('alerta-sanitaria', 0);
  const [captured, issued] = [0, 1].map((step) => momentOf(baseDate, ISSUED_BEFORE, step, random));
  const [key] = await reserveKeys(db, alertaSanitaria.alertaSanitariaId, 1);
  const folio = numbers.next('AS', issuer!, issued!);
  const lot = {
    numeroLote: LOT,
    caducidad: addDays(baseDate, 310),
    fuenteFinanciamientoId: null,
    programaId: null,
    costoUnitario: supply.precioReferencia ?? 44,
  };
  const uses = warehouses.flatMap((warehouse) =>
    // Quantities given to patients; the state warehouse dispenses none.
    warehouse.clave === STATE_WAREHOUSE ? [] : USES.map((days) => useOf(warehouse, addDays(baseDate, -days), insumoId)),
  );
  return {
    keys: warehouses.map(({ almacenId }) => ({ almacenId, insumoId })),
    events: [
      ...warehouses.map(({ almacenId, clave }): StockEvent => ({
        at: openedAt(baseDate),
        document: opening(clave),
        happens: (hand) =>
          hand.change({
            kind: 'entry',
            tipo: 'E_INICIAL',
            almacenId,
            insumoId,
            cantidad: clave === STATE_WAREHOUSE ? 480 : randomFor('retirado', almacenId).integer(30, 120),
            lot,
          }),
      })),
      ...uses,
      {
        at: issued!.toISOString(),
        document: stockDocument('ALERTA_SANITARIA', key!, folio),
        happens: (hand) => {
          for (const { almacenId } of warehouses)
            for (const { loteId, numeroLote } of hand.lots({ almacenId, insumoId }))
              if (numeroLote === LOT)
                hand.change({
                  kind: 'status',
                  almacenId,
                  insumoId,
                  loteId,
                  estatus: 'RETIRADO',
                  motivo: `${folio}: ${REASON}`,
                });
        },
      },
    ],
    store: async (into) => {
      const trail = await trailOf(into, { insumoId, numeroLote: LOT });
      const codes = new Map(warehouses.map(({ almacenId, clave }) => [almacenId, clave]));
      const lines = trail.map((line, orden) => {
        const clave = codes.get(line.almacenId) ?? '';
        const answer = ANSWERS[clave];
        const at = answer ? momentOf(baseDate, 2, orden % 2, random) : null;
        return {
          ...line,
          alertaSanitariaId: key!,
          orden,
          localizadas: answer ? line.existencia - answer.missing : null,
          respuesta: answer?.said ?? null,
          respondioId: answer ? (clave === STATE_WAREHOUSE ? ground.place(clave).keeperId : officeId) : null,
          fechaRespuesta: at,
          creadoPor: officeId,
          fechaCreacion: issued!,
          modificadoPor: officeId,
          fechaModificacion: at ?? issued!,
        };
      });
      await insertRows(into, alertaSanitaria, [
        {
          alertaSanitariaId: key!,
          folio,
          estatus: 'EMITIDA',
          insumoId,
          numeroLote: LOT,
          origen: 'LABORATORIO',
          clase: 'II',
          unidadId: issuer!.unidadId,
          numeroOficio: `COFEPRIS-CEMAR-${dayOf(captured!).slice(0, 4)}-0417`,
          fechaOficio: addDays(baseDate, -ISSUED_BEFORE - 1),
          motivo: REASON,
          instrucciones: 'Sepárelas, cuéntelas, póngales sello de no usar y espere la recolección del proveedor.',
          ...recallFigures(lines),
          capturistaId: officeId,
          fechaCaptura: captured!,
          emisorId: officeId,
          fechaEmision: issued!,
          estatusDesde: issued!,
          activo: true,
          version: 2,
          creadoPor: officeId,
          fechaCreacion: captured!,
          modificadoPor: officeId,
          fechaModificacion: issued!,
        },
      ]);
      await insertRows(into, alertaSanitariaAlmacen, lines);
      await tell(into, { key: key!, folio, name: supply.nombreGenerico, issued: issued!, officeId }, lines);
    },
  };
}

function useOf(
  { almacenId, clave }: { readonly almacenId: number; readonly clave: string },
  day: string,
  insumoId: number,
): StockEvent {
  return {
    at: `${day}T20:30:00.000Z`,
    document: { tipo: 'CONSUMO', id: null, folio: `CON-${clave}-${day}` },
    happens: (hand) => {
      const lot = hand.lots({ almacenId, insumoId }).find(({ numeroLote }) => numeroLote === LOT);
      const cantidad = randomFor('consumo-retirado', almacenId, Number(day.slice(8))).integer(1, 5);
      if (lot && lot.existencia > cantidad)
        hand.change({ kind: 'exit', tipo: 'S_CONSUMO_SERVICIO', almacenId, insumoId, loteId: lot.loteId, cantidad });
    },
  };
}

/** Adds notices for the staff of the lot's warehouses at the time of issue. Those who have answered need no further notice. */
async function tell(
  db: Queryable,
  recalled: { key: number; folio: string; name: string; issued: Date; officeId: number },
  lines: readonly { readonly almacenId: number; readonly localizadas: number | null }[],
): Promise<void> {
  const { key, folio, name, issued, officeId } = recalled;
  const agrupador = `alerta-sanitaria/${key}`;
  const notice = {
    tipo: 'ALERTA_SANITARIA',
    severidad: 'CRITICA',
    folio,
    detalle: `${name} · ${LOT}`,
    ruta: `/alerta-sanitaria/${key}`,
    entidad: 'alerta-sanitaria',
    entidadId: key,
    requiereAccion: true,
    agrupador,
  } as const;
  const silent = lines.filter(({ localizadas }) => localizadas === null);
  await notifyWarehouses(db, new Map(silent.map(({ almacenId }) => [almacenId, notice])), { usuarioId: officeId });
  await db.update(notificacion).set({ fecha: issued }).where(eq(notificacion.agrupador, agrupador));
}
