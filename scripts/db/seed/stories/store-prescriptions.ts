import { asc, eq, inArray } from 'drizzle-orm';
import {
  consulta,
  demandaInsatisfecha,
  kardex,
  nucleo,
  receta,
  recetaDetalle,
  surtimiento,
  surtimientoDetalle,
  type motivoNoSurtido,
} from '#generated/server/tables.gen';
import type { EstatusReceta } from '#generated/shared/enums.gen';
import { receta as derivedReceta } from '#areas/farmacia/shared/receta/derived';
import { isRetained, validUntil } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { digestOf } from '#platform/server/lifecycle/sign';
import { textOf } from '#platform/server/lifecycle/signed-text';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { grouped } from '#platform/shared/text/grouped';
import { updateRows } from '../store/update-rows';
import { dayOf } from './moments';
import type { PlannedPrescription } from './prescriptions';
import type { Stored } from './story';

interface Told {
  readonly baseDate: string;
  readonly reasons: readonly (typeof motivoNoSurtido.$inferSelect)[];
}

/** Inserts planned prescriptions with their consultations, the dispensed pieces and the unmet demand. */
export async function storePrescriptions(
  db: Queryable,
  made: readonly PlannedPrescription[],
  stored: Stored,
  told: Told,
): Promise<void> {
  const consultaIds = await storeConsultations(db, made);
  const outOfStock = told.reasons.find(({ clave }) => clave === 'AGOTADO')?.motivoNoSurtidoId ?? null;
  const lineKeys = await reserveKeys(
    db,
    recetaDetalle.recetaDetalleId,
    made.reduce((sum, { lines }) => sum + lines.length, 0),
  );
  let next = 0;
  const documents = made.map((each, index) => {
    const keys = each.lines.map(() => lineKeys[next++]!);
    return documentOf(each, consultaIds[index]!, keys, told.baseDate, outOfStock);
  });
  await insertRows(
    db,
    receta,
    // Signed last, because a signed document accepts no more lines.
    documents.map(({ row }) => ({ ...row, firmaHash: null })),
  );
  await insertRows(
    db,
    recetaDetalle,
    documents.flatMap(({ lines }) => lines),
  );
  await updateRows(
    db,
    receta,
    receta.recetaId,
    documents.map(({ row: { recetaId, firmaHash } }) => ({ recetaId, firmaHash })),
  );
  await storeDispensings(db, documents, stored);
  await storeDemand(db, documents);
}

/** Inserts the consultation of each prescription, signed by its prescriber. */
async function storeConsultations(db: Queryable, made: readonly PlannedPrescription[]): Promise<readonly number[]> {
  const keys = await reserveKeys(db, consulta.consultaId, made.length);
  const services = await servicesByUnit(db);
  await insertRows(
    db,
    consulta,
    made.map((each, index) =>
      consultationOf(
        each,
        keys[index]!,
        index,
        serviceOf(services.get(each.at.place.unidadId), each.prescriber.personalMedicoId),
      ),
    ),
  );
  return keys;
}

const { content: signedContent } = resourceOf('consulta').signature!;

/** Returns a signed consultation, with the same licence as the prescription. */
function consultationOf(
  { at: { place }, pacienteId, prescriber, issued }: PlannedPrescription,
  consultaId: number,
  index: number,
  nucleoId: number | null,
): typeof consulta.$inferInsert {
  const body = {
    pacienteId,
    unidadId: place.unidadId,
    nucleoId,
    tipo: 'SUBSECUENTE' as const,
    motivoConsulta: 'Consulta de seguimiento',
  };
  const signer = { name: prescriber.nombre, licence: prescriber.cedula, at: issued.toISOString() };
  const signed = Object.fromEntries(Object.entries(body).filter(([name]) => signedContent.includes(name)));
  return {
    ...body,
    consultaId,
    folio: `CON-${place.clues}-${issued.getUTCFullYear()}-R${String(index + 1).padStart(6, '0')}`,
    estatus: 'FIRMADA',
    jurisdiccionId: place.jurisdiccionId,
    personalMedicoId: prescriber.personalMedicoId,
    autorId: prescriber.usuarioId,
    fechaHora: issued,
    firmadaPorId: prescriber.usuarioId,
    firmaNombre: signer.name,
    firmaCedula: signer.licence,
    fechaFirma: issued,
    firmaHash: digestOf(textOf('consulta', consultaId, signed, {}, signer)),
    estatusDesde: issued,
    activo: true,
    version: 2,
    creadoPor: prescriber.usuarioId,
    fechaCreacion: issued,
    modificadoPor: prescriber.usuarioId,
    fechaModificacion: issued,
  };
}

type Service = Pick<typeof nucleo.$inferSelect, 'unidadId' | 'nucleoId'>;

/** Returns the consulting rooms and services by unit. */
async function servicesByUnit(db: Queryable): Promise<ReadonlyMap<number, readonly Service[]>> {
  const found = await db
    .select({ unidadId: nucleo.unidadId, nucleoId: nucleo.nucleoId })
    .from(nucleo)
    .where(inArray(nucleo.tipo, ['NUCLEO_BASICO', 'CONSULTORIO', 'SERVICIO_HOSPITALARIO']))
    .orderBy(asc(nucleo.nucleoId));
  return grouped(found, ({ unidadId }) => unidadId);
}

/** Each physician has one service. */
const serviceOf = (services: readonly Service[] = [], personalMedicoId: number): number | null =>
  services[personalMedicoId % Math.max(1, services.length)]?.nucleoId ?? null;

function documentOf(
  each: PlannedPrescription,
  consultaId: number,
  keys: readonly number[],
  baseDate: string,
  outOfStock: number | null,
) {
  const { key, folio, at, prescriber, pacienteId, diagnosticoId, issued, dispensed, fate } = each;
  const { place } = at;
  const planned = each.lines.map((line, orden) => {
    const { supply, cantidad, frecuenciaHoras, dias, given } = line;
    const pieces = given.reduce((sum, lot) => sum + lot.cantidad, 0);
    return {
      recetaDetalleId: keys[orden]!,
      insumoId: supply.insumoId,
      // A teaspoon of a syrup, or one unit of the pack's content.
      dosis: supply.unidadContenido === 'mL' ? 5 : 1,
      unidadDosis: supply.unidadContenido ?? 'pieza',
      via: 'ORAL' as const,
      frecuenciaHoras,
      frecuenciaTexto: null,
      duracionDias: dias,
      prn: false,
      indicacionPrn: null,
      cantidadPrescrita: cantidad,
      indicaciones: null,
      justificacion: null,
      cantidadSurtida: pieces,
      motivoNoSurtidoId: pieces < cantidad && fate !== 'ESPERA' ? outOfStock : null,
      nombreGenerico: supply.nombreGenerico,
      concentracion: supply.concentracion,
      contenidoEnvase: supply.contenidoEnvase,
      unidadContenido: supply.unidadContenido,
      volumenUnidad: supply.volumenUnidad,
      fraccion: supply.fraccion as 'IV',
      antibiotico: supply.antibiotico,
      altoRiesgo: supply.altoRiesgo,
      redFria: supply.redFria,
    };
  });
  const lacking = planned.some((line) => line.cantidadSurtida < line.cantidadPrescrita);
  const begun = planned.some((line) => line.cantidadSurtida > 0);
  const vigenciaHasta = validUntil(planned, dayOf(issued), 1);
  const isOver = vigenciaHasta < baseDate;
  const estatus: EstatusReceta =
    fate === 'ESPERA'
      ? 'EMITIDA'
      : !lacking
        ? 'SURTIDA'
        : !begun
          ? 'NO_SURTIDA'
          : isOver
            ? 'VENCIDA'
            : 'SURTIDA_PARCIAL';
  const fills = begun ? 1 : 0;
  const { lineas, ...totals } = derivedReceta({
    estatus,
    tipo: 'ORDINARIA',
    lineas: planned,
    surtimientosRealizados: fills,
  } as never);
  const signer = { name: prescriber.nombre, licence: prescriber.cedula, at: issued.toISOString() };
  const content = {
    pacienteId,
    consultaId,
    almacenId: place.almacenId,
    diagnosticoId,
    surtimientosPermitidos: 1,
    indicacionesGenerales: null,
  };
  const signedLines = planned.map(
    ({ insumoId, dosis, unidadDosis, via, frecuenciaHoras, duracionDias, cantidadPrescrita }) => ({
      insumoId,
      dosis,
      unidadDosis,
      via,
      frecuenciaHoras,
      duracionDias,
      cantidadPrescrita,
    }),
  );
  const since = fate === 'ESPERA' ? issued : dispensed;
  const stamps = {
    activo: true,
    creadoPor: prescriber.usuarioId,
    fechaCreacion: issued,
    modificadoPor: begun ? place.keeperId : prescriber.usuarioId,
    fechaModificacion: since,
  };
  return {
    each,
    since,
    row: {
      recetaId: key,
      folio,
      estatus,
      ...content,
      ...totals,
      advertencias: [],
      unidadId: place.unidadId,
      jurisdiccionId: place.jurisdiccionId,
      unidadFarmaciaId: place.unidadId,
      personalMedicoId: prescriber.personalMedicoId,
      medicoNombre: prescriber.nombre,
      medicoCedula: prescriber.cedula,
      fechaExpedicion: issued,
      vigenciaHasta,
      surtimientosRealizados: fills,
      retenida: isRetained(planned, fills, estatus === 'SURTIDA'),
      autorId: prescriber.usuarioId,
      emitidaPorId: prescriber.usuarioId,
      firmaHash: digestOf(textOf('receta', key, content, { lineas: signedLines }, signer)),
      fechaCreada: issued,
      estatusDesde: since,
      version: 3,
      ...stamps,
    },
    lines: (lineas ?? []).map((line, orden) => ({ ...line, recetaId: key, orden, ...stamps })),
  };
}

type Document = ReturnType<typeof documentOf>;

async function storeDispensings(db: Queryable, documents: readonly Document[], stored: Stored): Promise<void> {
  const handed = documents.filter(({ each }) => each.lines.some(({ given }) => given.length > 0));
  const keys = await reserveKeys(db, surtimiento.surtimientoId, Math.max(1, handed.length));
  const movementOf = await movementsOf(db);
  await insertRows(
    db,
    surtimiento,
    handed.map(({ each, row }, index) => ({
      surtimientoId: keys[index]!,
      recetaId: each.key,
      numero: 1,
      folio: each.folio,
      estatus: 'VIGENTE' as const,
      pacienteId: each.pacienteId,
      almacenId: each.at.place.almacenId,
      unidadId: each.at.place.unidadId,
      unidadRecetaId: each.at.place.unidadId,
      jurisdiccionId: each.at.place.jurisdiccionId,
      fecha: each.dispensed,
      usuarioId: each.at.place.keeperId,
      segundoVerificadorId: row.requiereSegundaPersona ? each.at.place.approverId : null,
      // Recipients of controlled supplies present an identification.
      recibe: {
        nombre: 'El paciente',
        parentesco: null,
        identificacion: row.tipo === 'CONTROLADA' ? `INE ${String(each.key).padStart(13, '0')}` : null,
      },
      asesoria: true,
      controlado: row.tipo === 'CONTROLADA',
      redFria: each.lines.some(({ supply }) => supply.redFria),
      piezas: row.piezasSurtidas ?? 0,
      creadoPor: each.at.place.keeperId,
      fechaCreacion: each.dispensed,
      modificadoPor: each.at.place.keeperId,
      fechaModificacion: each.dispensed,
    })),
  );
  await insertRows(
    db,
    surtimientoDetalle,
    handed.flatMap(({ each, lines }, index) =>
      each.lines
        .flatMap(({ supply, given }, place) =>
          given.map(({ lot, cantidad }) => ({
            surtimientoId: keys[index]!,
            recetaDetalleId: lines[place]!.recetaDetalleId,
            insumoId: supply.insumoId,
            loteId: stored.lot(lot.loteId),
            caducidad: lot.caducidad,
            cantidad,
            escaneado: true,
            movimiento: movementOf.get(`${each.key} ${stored.lot(lot.loteId)}`) ?? null,
          })),
        )
        .map((line, orden) => ({ ...line, orden })),
    ),
  );
}

/**
 * Returns the ledger row of each lot of a prescription, keyed by both: a lot is dispensed once. The control book uses it to find the
 * dispenser.
 */
async function movementsOf(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const moved = await db
    .select({ recetaId: kardex.documentoId, loteId: kardex.loteId, consecutivo: kardex.consecutivo })
    .from(kardex)
    .where(eq(kardex.documentoTipo, 'RECETA'));
  return new Map(moved.map(({ recetaId, loteId, consecutivo }) => [`${recetaId} ${loteId}`, consecutivo]));
}

/** Inserts unmet demand in chronological order: each supply of a pharmacy has its own series. */
async function storeDemand(db: Queryable, documents: readonly Document[]): Promise<void> {
  const last = new Map<string, number>();
  const rows = documents
    .filter(({ each }) => each.fate !== 'ESPERA')
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .flatMap(({ each, row, lines, since }) =>
      lines.flatMap(({ recetaDetalleId, insumoId, cantidadPendiente, motivoNoSurtidoId }, place) => {
        if (!cantidadPendiente) return [];
        const series = `${row.almacenId} ${insumoId}`;
        const consecutivo = (last.get(series) ?? 0) + 1;
        last.set(series, consecutivo);
        return [
          {
            insumoClave: each.lines[place]!.supply.clave ?? '',
            consecutivo,
            fecha: since,
            almacenId: row.almacenId,
            unidadId: row.unidadId,
            jurisdiccionId: row.jurisdiccionId,
            insumoId,
            cantidad: cantidadPendiente,
            motivoNoSurtidoId: motivoNoSurtidoId ?? null,
            recetaId: row.recetaId,
            recetaDetalleId,
            usuarioId: each.at.place.keeperId,
            creadoPor: each.at.place.keeperId,
          },
        ];
      }),
    );
  await insertRows(db, demandaInsatisfecha, rows);
}
