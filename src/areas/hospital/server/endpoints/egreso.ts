import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { HospitalizacionEgresoAnswer } from '#generated/shared/operations.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Hospitalizacion } from '#generated/shared/types.gen';
import { indicacion, notaEvolucion, notaEvolucionDiagnostico } from '#generated/server/tables.gen';
import { stayDays } from '#areas/hospital/shared/hospital/stay-days';
import { isObject } from '#platform/shared/paths';
import { runTransition } from '#platform/server/lifecycle/take-step';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { ordersInTheWay } from '../stays/stay-orders';
import { stayInReach } from '../stays/stay-in-reach';
import { DEFAULT_TIME_ZONE } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import type { OperationContext } from '#platform/server/operations/context';

type Block = HospitalizacionEgresoAnswer['bloqueos'][number];

/**
 * Returns the missing requirements of a discharge, with a note drafted from the stay (DOMAIN f.4, «Alta»). The draft omits data that the
 * reader may not see.
 */
export const hospitalizacionEgreso: OperationHandler<'hospitalizacionEgreso', OperationContext> = async (
  { params: { hospitalizacionId } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'hospitalizacion.ver', actor);
  const [note] = await orm
    .select({ id: notaEvolucion.notaEvolucionId, estatus: notaEvolucion.estatus })
    .from(notaEvolucion)
    .where(
      and(
        eq(notaEvolucion.hospitalizacionId, hospitalizacionId),
        inArray(notaEvolucion.tipo, ['EGRESO', 'DEFUNCION']),
        inArray(notaEvolucion.estatus, ['BORRADOR', 'FIRMADA']),
        eq(notaEvolucion.activo, true),
      ),
    )
    .orderBy(desc(notaEvolucion.estatus))
    .limit(1);
  const notaFirmada = note?.estatus === 'FIRMADA';
  return {
    bloqueos: await blocksOf(orm, stay, notaFirmada),
    notaEgresoId: note?.id ?? null,
    notaFirmada,
    borrador: actor.permissions.has('nota-evolucion.crear') ? await draftOf(orm, stay) : null,
  };
};

async function blocksOf(db: Queryable, { hospitalizacionId, ...stay }: Hospitalizacion, signed: boolean) {
  const drafts = await db.$count(
    notaEvolucion,
    and(
      eq(notaEvolucion.hospitalizacionId, hospitalizacionId),
      eq(notaEvolucion.estatus, 'BORRADOR'),
      eq(notaEvolucion.activo, true),
    ),
  );
  const orders = await ordersInTheWay(db, hospitalizacionId);
  const isMedical = stay.estatus === 'INGRESADO';
  const blocks: (Block & { readonly isThere: boolean })[] = [
    { tipo: 'SIN_NOTA_EGRESO', cantidad: 1, fase: 'MEDICA', isThere: isMedical && !signed },
    { tipo: 'NOTAS_SIN_FIRMAR', cantidad: drafts, fase: 'MEDICA', isThere: drafts > 0 },
    { tipo: 'ORDENES_ABIERTAS', cantidad: orders, fase: 'ADMINISTRATIVA', isThere: orders > 0 },
    {
      tipo: 'SIN_CERTIFICADO',
      cantidad: 1,
      fase: 'ADMINISTRATIVA',
      isThere: stay.motivoEgreso === 'DEFUNCION' && !stay.defuncion?.['folioCertificado'],
    },
    {
      tipo: 'SIN_RESPONSIVA',
      cantidad: 1,
      fase: 'ADMINISTRATIVA',
      isThere: stay.motivoEgreso === 'VOLUNTARIO' && !stay.voluntaria?.['documento'],
    },
  ];
  return blocks.flatMap(({ isThere, ...block }) => (isThere ? [block] : []));
}

/** Combines texts of the signed notes into a draft for the physician. */
async function draftOf(db: Queryable, stay: Hospitalizacion): Promise<HospitalizacionEgresoAnswer['borrador']> {
  const { hospitalizacionId } = stay;
  const notes = await db
    .select({
      id: notaEvolucion.notaEvolucionId,
      tipo: notaEvolucion.tipo,
      evolucion: notaEvolucion.evolucionCuadroClinico,
      tratamiento: notaEvolucion.tratamientoIndicaciones,
    })
    .from(notaEvolucion)
    .where(
      and(
        eq(notaEvolucion.hospitalizacionId, hospitalizacionId),
        eq(notaEvolucion.estatus, 'FIRMADA'),
        inArray(notaEvolucion.tipo, ['INGRESO', 'EVOLUCION', 'POSTOPERATORIA', 'INTERCONSULTA']),
      ),
    )
    .orderBy(asc(notaEvolucion.fechaHora));
  const orders = await db
    .select({ descripcion: indicacion.descripcion })
    .from(indicacion)
    .where(
      and(eq(indicacion.hospitalizacionId, hospitalizacionId), inArray(indicacion.tipo, ['MEDICAMENTO', 'SOLUCION'])),
    )
    .orderBy(asc(indicacion.desde));
  const last = notes.at(-1);
  const diagnoses = last
    ? await db
        .select({ id: notaEvolucionDiagnostico.diagnosticoId })
        .from(notaEvolucionDiagnostico)
        .where(eq(notaEvolucionDiagnostico.notaEvolucionId, last.id))
        .orderBy(asc(notaEvolucionDiagnostico.orden))
    : [];
  const zone = await zoneOfUnit(db, stay.unidadId, DEFAULT_TIME_ZONE);
  const days = stayDays({ admitted: stay.fechaIngreso, discharged: stay.fechaEgreso }, new Date(), zone);
  return {
    evolucionCuadroClinico: [
      `Ingresó por: ${stay.motivoIngreso}`,
      `Días de estancia: ${days ?? 0}.`,
      last?.evolucion ?? '',
    ]
      .filter(Boolean)
      .join('\n'),
    manejoEstancia: [...new Set(orders.flatMap(({ descripcion }) => descripcion ?? []))].join('; '),
    tratamientoIndicaciones: last?.tratamiento ?? '',
    diagnosticoIds: diagnoses.length > 0 ? diagnoses.map(({ id }) => id) : [stay.diagnosticoIngresoId],
  };
}

const STEPS = { MEDICA: 'altaMedica', ADMINISTRATIVA: 'altaAdministrativa', DIRECTA: 'altaDirecta' } as const;

/** Runs the discharge step of the phase, like its button (SPEC 7, alta-hospitalizacion). */
export const hospitalizacionEgresar: OperationHandler<'hospitalizacionEgresar', OperationContext> = async (
  { body: { hospitalizacionId, version, fase, ...form } },
  { tx, actor },
) => {
  const resource = resourceOf('hospitalizacion');
  const step = STEPS[fase];
  const { permission } = resource.lifecycle!.transitions[step]!;
  // A stay outside the actor's scope returns 404 before any check of permissions.
  const stay = await stayInReach(tx, hospitalizacionId, 'hospitalizacion.ver', actor);
  if (!actor.permissions.has(permission as PermissionKey)) throw new Problem(403, 'SIN_PERMISO');
  // Reception adds the documents to the physician's data.
  const papers = Object.fromEntries(
    (['defuncion', 'voluntaria'] as const).flatMap((name) =>
      isObject(form[name]) ? [[name, { ...stay[name], ...form[name] }]] : [],
    ),
  );
  const request = { id: String(hospitalizacionId), name: step, version, body: { ...form, ...papers } };
  return await runTransition(tx, resource, request, actor);
};
