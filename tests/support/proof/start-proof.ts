import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { RouteOptions } from 'fastify';
import { resources } from '#platform/server/records/resources';
import type { Database } from '#platform/server/db/database';
import { reporteGuardado } from '#platform/server/db/system-tables';
import { orderReport } from '#platform/server/reports/report-files';
import { createApp } from '#app/server/create-app';
import { clientOf, openTestDatabase, type Client } from '../server/app';
import { emailOf, PASSWORD } from '../server/world';
import type { Proof, Visitor } from './context';
import { leaveTraces } from './traces';
import { plantWorlds } from './two-worlds';
import { configOf } from '../server/config';

export interface StartedProof extends Proof {
  readonly routes: readonly RouteOptions[];
  /** Returns a proof for one entity, with no requests sent yet. */
  readonly again: (about: string) => Proof;
  readonly stop: () => Promise<void>;
}

/** Starts the application with the two worlds, and signs in all people. */
export async function startProof(): Promise<StartedProof> {
  const { database, drop } = await openTestDatabase('PostgreSQL');
  const worlds = await plantWorlds(database);
  const routes: RouteOptions[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'red-salud-proof-'));
  const app = await createApp({ database, config: configOf({ dataDir }), onRoute: (route) => routes.push(route) });
  const nobody = clientOf(app, null);
  const visitors: Visitor[] = [];
  for (const person of worlds.people) {
    const { body } = await nobody('POST', '/api/sign-in', {
      body: { userName: emailOf(person.profile), password: PASSWORD },
    });
    const { token } = body as { token: string };
    visitors.push({ ...person, token, ask: clientOf(app, token) });
  }
  const all = visitors.find(({ profile }) => profile === 'SUPERUSUARIO')!.ask;
  const stranger = await leaveTraces({ nobody, bearer: (token) => clientOf(app, token) }, worlds, all);
  const proof = {
    app,
    worlds,
    planted: worlds.planted,
    visitors,
    all,
    resources: resources.filter(({ operations }) => operations.length > 0),
    views: await keptView(stranger),
    boards: await keptBoard(stranger),
    reports: await keptReport(stranger, database),
  };
  return {
    ...proof,
    probed: proof.resources,
    first: onceEach(),
    routes,
    again: (about) => ({ ...proof, probed: proof.resources.filter(({ name }) => name === about), first: onceEach() }),
    stop: async () => {
      await app.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function keptView(stranger: Client): Promise<Proof['views']> {
  const secret = 'Vista guardada para mí';
  const { body } = await stranger('POST', '/api/vistas', {
    body: {
      recurso: 'unidad',
      nombre: secret,
      contenido: { filtros: {}, orden: { campo: 'nombre', sentido: 'asc' }, columnas: ['nombre'], densidad: 'comoda' },
    },
  });
  return { id: (body as { vistaId: number }).vistaId, secret };
}

async function keptBoard(stranger: Client): Promise<Proof['boards']> {
  const secret = 'Tablero guardado para mí';
  const { body } = await stranger('POST', '/api/tableros', {
    body: { nombre: secret, contenido: { periodo: '30D', tarjetas: [] } },
  });
  return { id: (body as { tableroId: number }).tableroId, secret };
}

async function keptReport(stranger: Client, { orm }: Database): Promise<Proof['reports']> {
  const secret = 'Reporte guardado para mí';
  const { body } = await stranger('POST', '/api/reportes/guardados', {
    body: { nombre: secret, reporte: 'caducidades', parametros: {}, formato: 'xlsx', frecuencia: 'NINGUNA' },
  });
  const id = (body as { reporteGuardadoId: number }).reporteGuardadoId;
  const [kept] = await orm.select().from(reporteGuardado).where(eq(reporteGuardado.reporteGuardadoId, id));
  const file = await orm.transaction((tx) =>
    orderReport(tx, {
      usuarioId: kept!.usuarioId,
      report: 'caducidades',
      nombre: secret,
      parametros: {},
      formato: 'xlsx',
      idioma: 'es',
    }),
  );
  return { id, file: file.reporteArchivoId, secret };
}

function onceEach(): Proof['first'] {
  const asked = new Set<string>();
  return (...question) => {
    const text = JSON.stringify(question);
    const isNew = !asked.has(text);
    asked.add(text);
    return isNew;
  };
}
