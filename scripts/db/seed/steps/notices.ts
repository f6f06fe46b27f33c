import { inArray } from 'drizzle-orm';
import { almacen, notificacion, redHistorial, solicitud, usuario } from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import type { SeedContext } from '../context';
import { randomFor } from '../random';
import { insertRows } from '#platform/server/db/insert-rows';

/** Notices of requests by state, with the step that their recipients take next. */
const TOLD = {
  ENVIADA: { tipo: 'SOLICITUD_RECIBIDA', next: 'tomar', from: 'almacenSolicitanteId' },
  AUTORIZADA: { tipo: 'SOLICITUD_AUTORIZADA', next: 'iniciarSurtimiento', from: 'almacenSolicitanteId' },
  EN_TRANSITO: { tipo: 'SOLICITUD_EN_TRANSITO', next: 'recibir', from: 'almacenSurtidorId' },
} as const;
const OUTAGES = 10;
/** Story 10 (DOMAIN g): a ward's tablet had no connection for six hours and then sent its queued writes. */
const LONG = {
  tipo: 'CAIDA',
  duracionSeg: 6 * 60 * 60,
  tipoConexion: 'wifi',
  operacionesEnCola: 37,
  operacionesSincronizadas: 36,
  operacionesFallidas: 1,
  ruta: '/tableta/mis-pacientes',
} as const;

/** Inserts notices of the pending requests, as their steps would have written them; some are read. */
export async function seedNotices({ db }: SeedContext): Promise<void> {
  const names = new Map(
    (await db.select({ id: almacen.almacenId, nombre: almacen.nombre }).from(almacen)).map(({ id, nombre }) => [
      id,
      nombre,
    ]),
  );
  const waiting = await db
    .select()
    .from(solicitud)
    .where(inArray(solicitud.estatus, Object.keys(TOLD) as (keyof typeof TOLD)[]))
    .orderBy(solicitud.solicitudId);
  const rows: (typeof notificacion.$inferInsert)[] = [];
  for (const request of waiting) {
    const { tipo, next, from } = TOLD[request.estatus as keyof typeof TOLD];
    for (const usuarioId of await usersWhoCanTake(db, 'solicitud', next, request)) {
      const fecha = request.estatusDesde ?? request.fechaCreacion;
      const vista = randomFor('notificacion', request.solicitudId * 1000 + usuarioId).chance(0.3);
      rows.push({
        usuarioId,
        tipo,
        severidad: request.urgente ? 'ALERTA' : 'AVISO',
        folio: request.folio,
        detalle: names.get(request[from]) ?? null,
        ruta: `/solicitud/${request.solicitudId}`,
        entidad: 'solicitud',
        entidadId: request.solicitudId,
        unidadId: request.unidadSolicitanteId,
        agrupador: `solicitud/${request.solicitudId}`,
        fecha,
        vista,
        fechaVista: vista ? fecha : null,
        requiereAccion: true,
      });
    }
  }
  await insertRows(db, notificacion, rows);
}

/** Inserts the losses of connection that the demo accounts' devices would have reported in the last month. */
export async function seedOutages({ db, baseDate }: SeedContext): Promise<void> {
  const emails = Object.values(PROFILES).map(({ demoUser }) => demoUser);
  const people = await db
    .select({ usuarioId: usuario.usuarioId, unidadId: usuario.unidadId, email: usuario.email })
    .from(usuario)
    .where(inArray(usuario.email, emails))
    .orderBy(usuario.usuarioId);
  const rows = Array.from({ length: OUTAGES }, (_, index) => {
    const random = randomFor('red-historial', index);
    const { usuarioId, unidadId } = random.pick(people);
    const inicio = new Date(
      Date.parse(`${baseDate}T00:00:00Z`) -
        random.integer(1, 30) * 86_400_000 +
        random.integer(13 * 60, 23 * 60) * 60_000,
    );
    const duracionSeg = random.integer(20, 5400);
    const tipo = random.weighted([
      ['CAIDA', 70],
      ['LENTITUD', 20],
      ['ERROR_SERVIDOR', 10],
    ] as const);
    const tipoConexion = random.pick(['wifi', '4g', 'ethernet'] as const);
    const waited = random.integer(0, 6);
    return {
      usuarioId,
      unidadId,
      tipo,
      inicio,
      fin: new Date(inicio.getTime() + duracionSeg * 1000),
      duracionSeg,
      dispositivoId: `demo-${usuarioId}-${index}`,
      tipoConexion,
      operacionesEnCola: waited,
      operacionesSincronizadas: waited,
      operacionesFallidas: 0,
      ruta: null,
    };
  });
  const nurse = people.find(({ email }) => email === PROFILES['Enfermeria-centrales'].demoUser);
  // The night before last.
  const inicio = new Date(Date.parse(`${baseDate}T06:00:00Z`) - 86_400_000);
  const long = nurse && {
    ...LONG,
    usuarioId: nurse.usuarioId,
    unidadId: nurse.unidadId,
    inicio,
    fin: new Date(inicio.getTime() + LONG.duracionSeg * 1000),
    dispositivoId: `demo-${nurse.usuarioId}-tableta`,
  };
  await insertRows(db, redHistorial, long ? [...rows.slice(1), long] : rows);
}
