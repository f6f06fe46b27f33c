import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuario } from '#generated/server/tables.gen';
import type { Resource } from '#platform/server/entity/resource';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { runTransition } from '#platform/server/lifecycle/take-step';
import { stepCondition } from '#platform/server/lifecycle/step-condition';
import { actorOfIdentity } from '#platform/server/records/reach/reach-of';
import { resources } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Database } from '#platform/server/db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { rows } from '#platform/server/db/rows';
import { createApp } from '#app/server/create-app';
import { credencial } from '#platform/server/db/system-tables';
import { plantWorlds, type Worlds } from '../support/proof/two-worlds';
import { clientOf, openTestDatabase, type Client } from '../support/server/app';
import { configOf } from '../support/server/config';
import { quickHash } from '../support/server/quick-hash';
import { refusalOf } from '../support/server/refusal';
import { emailOf, PASSWORD } from '../support/server/world';

/** Bodies that pass the check of their schema. The second person is checked after it, and before any data is read. */
const BODIES: Readonly<Record<string, object>> = {
  recetaSurtir: { almacenId: 1, lineas: [{ detalleId: 1, loteId: 1, cantidad: 1 }] },
  entregaTurnoFirmar: { version: 1 },
  hospitalizacionMinistrar: { indicacionId: 1, estado: 'APLICADA', fechaProgramada: '2026-03-10T14:00:00.000Z' },
  loteCaducidad: { caducidadNueva: '2029-01-31', motivo: 'El empaque dice otra fecha' },
  actualizarCaducidad: { loteId: 1, caducidadNueva: '2029-01-31', motivo: 'El empaque dice otra fecha' },
  ordenCargoSurtir: { ordenCargoId: 1, lineas: [{ insumoOrdenCargoId: 1, lotes: [{ loteId: 1, cantidad: 1 }] }] },
};
const SECOND = 'segunda-cuenta@example.org';

interface Case {
  readonly resource: Resource;
  readonly step: string;
  readonly path: string;
}

const steps: Case[] = resources.flatMap((resource) =>
  Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([step, { notSameAs }]) =>
    notSameAs.map((path) => ({ resource, step, path })),
  ),
);
const vouched = Object.values(OPERATIONS).filter(({ secondPerson }) => secondPerson !== null);

/** Two accounts of one person count as one person, in every step and operation that requires two (DOMAIN c.5, 5). */
describe('one person with two accounts', () => {
  let database: Database;
  let worlds: Worlds;
  let drop: () => Promise<void>;
  let close: () => Promise<void>;
  let dataDir: string;
  let ask: Client;
  let actor: Actor;
  let first: { readonly usuarioId: number; readonly personaId: number };
  let second: number;

  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase('PostgreSQL'));
    worlds = await plantWorlds(database);
    const { orm } = database;
    const [account] = await orm
      .select()
      .from(usuario)
      .where(eq(usuario.email, emailOf('SUPERUSUARIO')));
    first = account!;
    const { usuarioId: _id, ...same } = account!;
    const [added] = await orm
      .insert(usuario)
      .values({ ...same, email: SECOND, personalMedicoId: null, motivoCuentaAdicional: 'Trabaja en dos unidades' })
      .returning();
    second = added!.usuarioId;
    await orm.insert(credencial).values({ usuarioId: second, hash: quickHash(PASSWORD) });
    actor = actorOfIdentity((await loadIdentity(orm, first.usuarioId))!, { timeZone: 'America/Monterrey' });
    dataDir = await mkdtemp(join(tmpdir(), 'red-salud-two-'));
    const app = await createApp({ database, config: configOf({ dataDir }) });
    close = () => app.close();
    const { body } = await clientOf(app, null)('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    ask = clientOf(app, (body as { token: string }).token);
  });
  afterAll(async () => {
    await close();
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Puts a planted document into a state that the step starts from, with one account in the field. Returns its key and version. */
  const holding = async ({ resource, step, path }: Case, account: number) => {
    const { lifecycle, table, key, fields } = resource;
    const planted = worlds.planted.find(({ entity, world }) => entity === resource.name && world === 'A');
    expect(planted, `${resource.name} is planted`).toBeDefined();
    const id = planted!.id;
    const [head, inner] = path.split('.');
    const lines = inner === undefined ? undefined : resource.lines.find(({ name }) => name === head);
    const field = (lines?.resource ?? resource).fields.find(({ name }) => name === (inner ?? head))!;
    const value = field.kind === 'list' ? sql`${JSON.stringify([account])}::jsonb` : sql`${account}`;
    const state = fields.find(({ name }) => name === lifecycle!.field)!.column;
    const others = lifecycle!.transitions[step]!.notSameAs.filter((other) => other !== path && !other.includes('.'));
    const cleared = others.map((other) => fields.find(({ name }) => name === other)!.column);
    // The database owner writes what no step would write, with seals and triggers disabled.
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update ${table} set ${sql.identifier(state.name)} = ${lifecycle!.transitions[step]!.from[0]}, activo = true where ${key.column} = ${id}`,
      );
      for (const column of cleared)
        await tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = null where ${key.column} = ${id}`);
      const changed = await rows(
        tx,
        lines
          ? sql`update ${lines.resource.table} set ${sql.identifier(field.column.name)} = ${value} where ${lines.parent} = ${id} returning 1`
          : sql`update ${table} set ${sql.identifier(field.column.name)} = ${value} where ${key.column} = ${id} returning 1`,
      );
      expect(changed.length).toBeGreaterThan(0);
    });
    const { body } = await ask('GET', `/api${resource.path}/${id}`);
    return { id, version: (body as { version: number }).version };
  };
  const offered = async ({ resource: { table, key, ...resource }, step }: Case, id: number | string) => {
    const can = stepCondition({ table, key, ...resource }, step, actor);
    const found = await database.orm
      .select({ key: key.column })
      .from(table)
      .where(and(eq(key.column, id), can));
    return found.length > 0;
  };

  it('is excluded from the steps that the model names: at least twenty-five', () => {
    expect(steps.length).toBeGreaterThanOrEqual(25);
  });

  it.each(steps.map((each) => [each.resource.name, each.step, each.path, each] as const))(
    'is one person: %s, %s, %s',
    async (_name, step, _path, each) => {
      const { id, version } = await holding(each, second);
      const request = { id: String(id), name: step, version, body: {} };
      const taken = database.orm.transaction((tx) => runTransition(tx, each.resource, request, actor));
      await expect(taken).rejects.toMatchObject({ status: 409, codigo: 'SEGREGACION_FUNCIONES' });
      expect(await offered(each, id)).toBe(false);
    },
  );

  it('is offered the step once a document contains only accounts of others', async () => {
    const [other] = await database.orm.select().from(usuario).where(ne(usuario.personaId, first.personaId)).limit(1);
    const each = steps.find(({ resource, path }) => resource.name === 'solicitud' && path === 'editoresIds')!;
    const { id } = await holding(each, other!.usuarioId);
    expect(await offered(each, id)).toBe(true);
  });

  it('has an operation with a second person for each body of this test', () => {
    expect(vouched.map(({ name }) => name).toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  it.each(vouched.map((operation) => [operation.name, operation] as const))(
    'cannot vouch for itself: %s',
    async (name, { method, path }) => {
      const answer = await ask(method, `/api${path}`.replaceAll(/\{\w+\}/g, '1'), {
        body: { ...BODIES[name], segundaPersona: { email: SECOND, password: PASSWORD } },
        headers: { 'idempotency-key': `aval-${name}` },
      });
      expect(refusalOf(answer)).toEqual([422, 'VALIDACION', 'segundaPersona.email SEGUNDA_PERSONA_MISMA']);
    },
  );
});
