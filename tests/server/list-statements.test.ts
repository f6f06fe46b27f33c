import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources } from '#platform/server/records/resources';
import { filterBy, startApp, type Client, type TestApp } from '../support/server/app';

/** Excludes statements that read the signed-in person and their permissions, or that log the reading. */
const ASIDE = /"sesion"|"perfil"\."permisos", "perfil"\."activo"|"bitacora"|^\s*(?:begin|commit|rollback)/i;

let test: TestApp;
beforeAll(async () => {
  test = await startApp('PGlite');
});
afterAll(() => test.stop());

/** Marks statements of a request, as opposed to those of periodic jobs. */
const isAsked = new AsyncLocalStorage<true>();

/** Returns the statements with which a request reads. */
async function statementsOf(ask: Client, path: string): Promise<string[]> {
  const { $client } = test.database.orm as unknown as {
    $client: { query: (text: string, ...more: unknown[]) => Promise<unknown> };
  };
  const { query } = $client;
  const statements: string[] = [];
  $client.query = (text, ...more) => {
    if (isAsked.getStore()) statements.push(text);
    return query.call($client, text, ...more);
  };
  try {
    const { status } = await isAsked.run(true, () => ask('GET', path));
    expect([path, status]).toEqual([path, 200]);
    return statements.filter((text) => !ASIDE.test(text));
  } finally {
    $client.query = query;
  }
}

// Covers full access, access to a unit, and access with protected fields.
it.each(['SUPERUSUARIO', 'Administrador-unidad', 'Auditor'] as const)(
  'a list is read in two statements and no more by %s',
  async (profile) => {
    const ask = await test.as(profile);
    const held = new Set(
      ((await ask('GET', '/api/catalogos/usuario/usuario-actual')).body as { authority: { resources: string[] } })
        .authority.resources,
    );
    const listed = resources.filter(
      (resource) => resource.operations.includes('list') && held.has(resource.permissions.list),
    );
    expect(listed.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const { path, references, key } of listed) {
      // Requests a single page of one record, which must also be counted.
      const asked = `/api${path}?pageSize=1&includePageCount=true&includeTotals=true&sortBy=${references[0]?.secrets ? key.name : (references[0]?.label ?? key.name)}&filterBy=${filterBy({ activo: 'all', fechaCreacion: { gte: '2020-01-01' } })}`;
      const statements = await statementsOf(ask, asked);
      if (statements.length === 0 || statements.length > 2)
        wrong.push(`${path}: ${statements.length}\n${statements.join('\n')}`);
    }
    expect(wrong).toEqual([]);
  },
);
