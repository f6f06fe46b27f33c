import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORTS } from '#generated/server/imports.gen';
import type { ImportAnswer } from '#platform/server/imports/import-spec';
import * as tables from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { DEMO_PASSWORD } from '../../scripts/db/seed/steps/users';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import { clientOf, type Client } from '../support/server/app';
import { configOf } from '../support/server/config';
import { startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

describe('a file exported by the product', () => {
  let database: Database;
  let app: FastifyInstance;
  let su: Client;
  let demo: TestPostgres;
  beforeAll(async () => {
    demo = await startFilled();
    database = await openDatabase({ url: demo.url });
    await database.orm
      .update(tables.diagnostico)
      .set({ sinonimos: ['azúcar, alta', 'la "dulce"', '"entre comillas"'] })
      .where(eq(tables.diagnostico.clave, 'E119'));
    app = await createApp({ database, config: configOf({ dataDir: tmpdir() }) });
    const { body } = await clientOf(app, null)('POST', '/api/sign-in', {
      body: { userName: PROFILES.SUPERUSUARIO.demoUser, password: DEMO_PASSWORD },
    });
    su = clientOf(app, (body as { token: string }).token);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await demo.stop();
  });

  it.each(IMPORTS.filter(({ review }) => review === null).map(({ entity, path }) => [entity, path] as const))(
    'comes back unchanged for %s',
    async (_entity, path) => {
      const exported = await su('GET', `/api${path.replace(/\/importar$/, '/exportar')}?formato=csv`);
      expect(exported.status).toBe(200);
      const { status, body } = await su('POST', `/api${path}`, {
        body: {
          archivo: 'exportado.csv',
          contenido: Buffer.from(String(exported.body)).toString('base64'),
          aplicar: false,
        },
      });
      const { resultado = [], nuevas, actualizadas, conError } = body as Partial<ImportAnswer>;
      const told = resultado
        .filter(({ nivel }) => nivel === 'ERROR')
        .slice(0, 4)
        .map(({ fila, campo, codigo, valor }) => `${fila} ${campo} ${codigo} ${valor}`);
      expect([status, told, nuevas, actualizadas, conError], status === 200 ? '' : JSON.stringify(body)).toEqual([
        200,
        [],
        0,
        0,
        0,
      ]);
    },
  );
});
