import { eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { solicitud, solicitudDetalle } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { linesOf } from '#areas/solicitudes/shared/solicitud/lines-of';
import { partsOf, type RoutedLine } from '#areas/solicitudes/shared/solicitud/parts-of';
import type { Issue } from '#platform/shared/validation/issue';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { lineChanges } from '#platform/server/lines/line-changes';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { RecordOf } from '#platform/server/records/read/wire-record';
import { storeDerived } from '#platform/server/records/store-derived';
import { audit } from '#platform/server/db/audit';
import { withLockTimeout } from '#platform/server/db/with-lock-timeout';
import { invalid, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/**
 * Splits a request among several supplying warehouses (DOMAIN d.4), line by line. The actor takes the request for review, which excludes
 * its requesters; a concurrent split fails. Each part keeps the requesters, links to its origin, and has its own folio and audit trail. The
 * trail of the origin records the destination of its lines.
 *
 * @throws Problem 404; 412; 409 as the steps `tomar` and `autorizar`, or SOLO_QUIEN when another user reviews it; 422 for foreign lines, or
 * a warehouse that cannot supply
 */
export const ocSolicitudReasignar: OperationHandler<'ocSolicitudReasignar', OperationContext> = async (
  { params: { solicitudId }, body: { lineas, version: sent } },
  { tx, actor, version, text },
) => {
  const resource = resourceOf('solicitud');
  await withLockTimeout(tx, () =>
    tx
      .select({ id: solicitud.solicitudId })
      .from(solicitud)
      .where(eq(solicitud.solicitudId, solicitudId))
      .for('update'),
  );
  const origin = await findRecord(tx, resource, solicitudId, 'oc-solicitud.autorizar', actor);
  const seen = version() ?? sent ?? null;
  if (seen === null) throw new Problem(428, 'VERSION_REQUERIDA');
  if (seen !== origin.version) throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual: origin } });
  const routed = routedLines(origin, lineas);
  const taken = origin.estatus === 'ENVIADA' ? await takeStep({ tx, actor }, resource, origin, 'tomar') : origin;
  if (taken.estatus !== 'EN_REVISION')
    throw new Problem(409, 'TRANSICION_INVALIDA', { labels: { estatus: `enums.EstatusSolicitud.${taken.estatus}` } });
  if (taken.revisorId !== actor.usuarioId)
    throw new Problem(409, 'SOLO_QUIEN', {
      labels: {
        accion: 'resources.solicitud.transitions.autorizar.name',
        papel: 'resources.solicitud.fields.revisorId',
      },
    });

  const [own, ...others] = partsOf(routed, origin.almacenSurtidorId);
  const parts: RecordOf<Solicitud>[] = [];
  for (const part of others) parts.push(await split(part));
  if (own!.almacenSurtidorId !== origin.almacenSurtidorId || others.length > 0) await leave(own!, parts);
  const rest = await readRecord(tx, resource, eq(solicitud.solicitudId, solicitudId), actor);
  const whole = [rest!, ...parts];
  const amounts = new Map(lineas.map((line) => [insumoOf(origin, line.solicitudDetalleId), line]));
  const authorised: Solicitud[] = [];
  for (const part of whole)
    authorised.push(
      routed.every(({ authorises }) => authorises)
        ? await takeStep({ tx, actor }, resource, part, 'autorizar', {
            lineas: linesOf(part).map(({ solicitudDetalleId, insumoId }) => ({
              solicitudDetalleId,
              cantidadAutorizada: amounts.get(insumoId)!.cantidadAutorizada,
              motivoModificacion: amounts.get(insumoId)!.motivoModificacion,
            })),
          })
        : part,
    );
  return {
    solicitudes: authorised.map((part) => ({
      solicitudId: part.solicitudId,
      folio: part.folio ?? `#${part.solicitudId}`,
      version: part.version,
      estatus: part.estatus,
      almacenSurtidorId: part.almacenSurtidorId,
      almacenSurtidorNombre: part.almacenSurtidorNombre ?? '',
      claves: linesOf(part).length,
    })),
  };

  /** Creates a separate request for the lines of another supplying warehouse, in the current state of the original. */
  async function split({ almacenSurtidorId, lines }: Part): Promise<RecordOf<Solicitud>> {
    const {
      tipo,
      almacenSolicitanteId,
      urgente,
      aceptaSustitutos,
      periodo,
      fechaRequerida,
      folioPapel,
      fechaPapel,
      motivoManual,
    } = origin;
    const reason = text('solicitud.dividida', { folio: origin.folio ?? `#${solicitudId}` });
    const draft = await createRecord({
      tx,
      actor,
      resource,
      body: {
        tipo,
        almacenSolicitanteId,
        almacenSurtidorId,
        urgente,
        aceptaSustitutos,
        periodo,
        fechaRequerida,
        folioPapel,
        fechaPapel,
        motivoManual,
        justificacion: origin.justificacion ?? reason,
        lineas: lines.map(({ line: { insumoId, cantidadSolicitada, observaciones } }) => ({
          insumoId,
          cantidadSolicitada,
          observaciones,
        })),
      },
      set: {
        solicitudDivididaId: solicitudId,
        solicitanteId: origin.solicitanteId,
        fechaSolicitud: dateOf(origin.fechaSolicitud),
      },
    });
    const posted = await takeStep({ tx, actor }, resource, draft, 'enviar');
    // Each part keeps the sender and the sending date of its origin.
    const sentAs = { remitenteId: origin.remitenteId, fechaEnvio: origin.fechaEnvio };
    await tx
      .update(solicitud)
      .set({ remitenteId: origin.remitenteId ?? null, fechaEnvio: dateOf(origin.fechaEnvio) })
      .where(eq(solicitud.solicitudId, draft.solicitudId));
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: draft.solicitudId,
      antes: { remitenteId: posted['remitenteId'], fechaEnvio: posted['fechaEnvio'] },
      despues: sentAs,
      motivo: reason,
    });
    return await takeStep({ tx, actor }, resource, posted, 'tomar');
  }

  /** Removes the lines that went to other parts from the original request. */
  async function leave({ almacenSurtidorId, lines }: Part, gone: readonly Solicitud[]): Promise<void> {
    const kept = new Set(lines.map(({ line }) => line.solicitudDetalleId));
    const left = linesOf(taken).flatMap(({ solicitudDetalleId }) =>
      kept.has(solicitudDetalleId) ? [] : [solicitudDetalleId],
    );
    if (left.length > 0) await tx.delete(solicitudDetalle).where(inArray(solicitudDetalle.solicitudDetalleId, left));
    await tx
      .update(solicitud)
      .set({
        almacenSurtidorId,
        unidadSurtidoraId: sql`(select unidad_id from almacen where almacen_id = ${almacenSurtidorId})`,
        version: sql`${solicitud.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      })
      .where(eq(solicitud.solicitudId, solicitudId));
    const after = await storeDerived(
      tx,
      resource,
      (await readRecord(tx, resource, eq(solicitud.solicitudId, solicitudId), actor))!,
      actor,
    );
    const changes = lineChanges(resource, taken, after);
    const moved = almacenSurtidorId === origin.almacenSurtidorId ? {} : { almacenSurtidorId };
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: solicitudId,
      antes: {
        ...(Object.keys(moved).length > 0 ? { almacenSurtidorId: origin.almacenSurtidorId } : {}),
        ...changes.antes,
      },
      despues: { ...moved, ...changes.despues },
      motivo:
        gone.length > 0
          ? text('solicitud.dividio', { folios: gone.map(({ folio }) => folio).join(', ') })
          : text('solicitud.reasignada'),
    });
  }
};

type Part = ReturnType<typeof partsOf<Routed>>[number];

interface Routed extends RoutedLine {
  readonly line: ReturnType<typeof linesOf>[number];
  readonly authorises: boolean;
}

const dateOf = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);

const insumoOf = (origin: Solicitud, id: number): number =>
  linesOf(origin).find(({ solicitudDetalleId }) => solicitudDetalleId === id)!.insumoId;

/** @throws Problem 422 with lines that are foreign, repeated, or routed to the requesting warehouse */
function routedLines(
  origin: Solicitud,
  sent: Parameters<typeof ocSolicitudReasignar>[0]['body']['lineas'],
): readonly Routed[] {
  const lines = new Map(linesOf(origin).map((line) => [line.solicitudDetalleId, line]));
  const places = new Map(sent.map(({ solicitudDetalleId }, index) => [solicitudDetalleId, index]));
  const amounts = sent.some(({ cantidadAutorizada }) => cantidadAutorizada !== undefined);
  const issues = sent.flatMap(({ solicitudDetalleId, almacenSurtidorId, cantidadAutorizada }, index): Issue[] => {
    const at = `lineas.${index}`;
    if (!lines.has(solicitudDetalleId))
      return [{ campo: `${at}.solicitudDetalleId`, codigo: 'REFERENCIA', params: {} }];
    if (places.get(solicitudDetalleId) !== index)
      return [{ campo: `${at}.solicitudDetalleId`, codigo: 'ELEMENTO_REPETIDO', params: {} }];
    if (almacenSurtidorId === origin.almacenSolicitanteId)
      return [{ campo: `${at}.almacenSurtidorId`, codigo: 'ALMACEN_PROPIO', params: {} }];
    return amounts && cantidadAutorizada === undefined
      ? [{ campo: `${at}.cantidadAutorizada`, codigo: 'REQUERIDO', params: {} }]
      : [];
  });
  const missing = amounts && sent.length < lines.size ? [{ campo: 'lineas', codigo: 'REQUERIDO', params: {} }] : [];
  if (issues.length + missing.length > 0) throw invalid([...issues, ...missing]);
  return [...lines.values()].map((line) => {
    const place = places.get(line.solicitudDetalleId);
    const own = place === undefined ? undefined : sent[place];
    return { line, almacenSurtidorId: own?.almacenSurtidorId ?? origin.almacenSurtidorId, authorises: amounts };
  });
}
