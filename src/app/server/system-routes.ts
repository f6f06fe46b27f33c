import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import openApi from '#generated/server/openapi.gen.json';
import { perfil } from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import type { Database } from '#platform/server/db/database';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { browserIdentity } from '#platform/server/http/security/browser-identity';
import type { ServerConfig } from '#platform/server/http/config';
import { docsPage } from '#platform/server/http/routes/docs-page';
import { DOCS_STYLE } from '#platform/server/http/routes/docs-style';

/** Demo account, open to all visitors. */
export interface DemoUser {
  readonly email: string;
  readonly perfil: string;
}

/** Demo accounts, one for each profile. */
export const DEMO_USERS: readonly DemoUser[] = Object.entries(PROFILES).flatMap(([name, { demoUser }]) =>
  demoUser ? [{ email: demoUser, perfil: name }] : [],
);

/** Returns the demo accounts with the titles of their profiles in this installation. */
async function titled(orm: Database['orm']): Promise<(DemoUser & { readonly titulo: string })[]> {
  const rows = await orm
    .select({ nombre: perfil.nombre, titulo: perfil.titulo })
    .from(perfil)
    .where(
      inArray(
        perfil.nombre,
        DEMO_USERS.map((user) => user.perfil),
      ),
    );
  const titles = new Map(rows.map(({ nombre, titulo }) => [nombre, titulo]));
  return DEMO_USERS.map((user) => ({ ...user, titulo: titles.get(user.perfil) ?? user.perfil }));
}

/** Registers routes without sign-in: configuration of the browser, health, and the description of the API with its page. */
export function registerSystem(
  app: FastifyInstance,
  { orm, kind }: Database,
  {
    signIn: { provider, ownAccounts },
    sessionIdleMs,
    language,
    timeZone,
    apiBase,
    enableMock,
    mockDelayMs,
    offlineData,
  }: Pick<
    ServerConfig,
    'signIn' | 'sessionIdleMs' | 'language' | 'timeZone' | 'apiBase' | 'enableMock' | 'mockDelayMs' | 'offlineData'
  >,
): void {
  app.get('/config.json', async (_request, reply) => {
    const demo = (await readSetting(orm, SETTINGS.demo)) === true;
    void reply.header('cache-control', 'no-cache');
    return {
      apiBase,
      locale: language,
      timeZone,
      idleMinutes: sessionIdleMs / 60_000,
      enableMock: enableMock ?? demo,
      ...(mockDelayMs === null ? {} : { mockDelayMs }),
      offlineData,
      demo,
      signInMode: !provider ? 'token' : ownAccounts ? 'both' : 'msal',
      identity: provider && browserIdentity(provider),
      // Only with password sign-in, because their password is useless otherwise.
      ...(demo && ownAccounts ? { demoUsers: await titled(orm) } : {}),
    };
  });
  app.get('/api/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    await app.health.check();
    return { status: 'ok', database: kind, version: openApi.info.version };
  });
  app.get('/api/openapi.json', async () => openApi);
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(docsPage(openApi)),
  );
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(DOCS_STYLE),
  );
}
