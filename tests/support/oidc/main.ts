/**
 * An OpenID provider in a separate process, simulating the hosted one: policies below a tenant, matched case-insensitively. `PORT` is the
 * port, `APP` the application's origin. `POST /control` changes its behaviour, `GET /control` returns the requests it received.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { createPolicy } from './create-policy';
import { memory } from './memory-adapter';
import { pageOf } from './pages';
import { EDIT_POLICY, PASSWORD, POLICIES, SIGN_IN_POLICY, TENANT, type Policy } from './policies';

const port = Number(process.env['PORT']);
const origin = `http://127.0.0.1:${port}`;
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwks = { keys: [{ ...(await exportJWK(privateKey)), kid: 'prueba', alg: 'RS256', use: 'sig' }] };
const settings = { accessTokenSeconds: 3_600, down: false };
const asked: string[] = [];
const providers = new Map(
  POLICIES.map((policy) => [policy, createPolicy(policy, origin, process.env['APP'] ?? '', jwks, settings)]),
);

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
}).listen(port, '127.0.0.1');

async function handle(
  request: IncomingMessage & { originalUrl?: string; body?: object },
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', origin);
  if (pathname === '/api/health') return void response.end('ok');
  if (pathname === '/favicon.ico') return void response.writeHead(204).end();
  if (pathname === '/control') return control(request, response);
  if (settings.down) return void request.socket.destroy();
  const [, tenant = '', name = '', version, ...rest] = pathname.split('/');
  const policy = POLICIES.find((one) => one.toLowerCase() === name.toLowerCase());
  if (tenant.toLowerCase() !== TENANT || !policy || version !== 'v2.0') return void response.writeHead(404).end();
  asked.push(
    `${request.method} ${policy}/${rest[0] ?? ''}${rest[0] === 'auth' && search.includes('prompt=none') ? '?none' : ''}`,
  );
  const provider = providers.get(policy)!;
  if (rest[0] === 'interaction') return interact(provider, policy, request, response);
  // Removes the session cookie, except for sign-in without `prompt=login`.
  if (rest[0] === 'auth' && rest.length === 1 && (policy !== SIGN_IN_POLICY || search.includes('prompt=login')))
    delete request.headers.cookie;
  if (rest[0] === 'token' && request.method === 'POST') {
    // MSAL requests this scope with every token. Unlike hosted providers, this one would reject a scope beyond the granted ones.
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    request.body = { ...form, ...(form['scope'] ? { scope: form['scope'].replace(' offline_access', '') } : {}) };
  }
  request.originalUrl = `/${TENANT}/${policy.toLowerCase()}/v2.0/${rest.join('/')}${search}`;
  request.url = `/${rest.join('/')}${search}`;
  await provider.callback()(request, response);
}

async function interact(
  provider: Provider,
  policy: Policy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const show = (message?: string) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(pageOf(policy, String(params['login_hint'] ?? ''), message));
  if (request.method === 'GET') return void show();
  const form = new URLSearchParams(await bodyOf(request));
  const refuse = (error_description: string) =>
    provider.interactionFinished(request, response, { error: 'access_denied', error_description });
  if (form.get('do') === 'forgot') return refuse('AADB2C90118: The user has forgotten their password.');
  if (form.get('do') === 'cancel')
    return refuse('AADB2C90091: The user has cancelled entering self-asserted information.');
  if (policy !== EDIT_POLICY && form.get('password') !== PASSWORD) return void show('La clave no es correcta');
  await provider.interactionFinished(request, response, { login: { accountId: form.get('email') ?? '' } });
}

async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const { forget, ...changes } = JSON.parse(await bodyOf(request)) as Partial<typeof settings> & { forget?: boolean };
    Object.assign(settings, changes);
    if (forget) memory.clear();
    asked.length = 0;
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(asked));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
