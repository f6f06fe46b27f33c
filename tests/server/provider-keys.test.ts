import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderKeys } from '#platform/server/sessions/provider-keys';

describe('the keys of an identity provider', () => {
  const discovery = '/.well-known/openid-configuration';
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    if (request.url === `/moved${discovery}`) {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/found${discovery}` }).end();
      return;
    }
    const document = { issuer: 'https://idp.example.org/', jwks_uri: `http://127.0.0.1:${port}/keys` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  });
  let origin: string;

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
          resolve();
        });
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are read at the configured address', async () => {
    expect((await new ProviderKeys(`${origin}/found`).discover()).issuer).toBe('https://idp.example.org/');
  });

  it('are not read from a redirect of that address', async () => {
    await expect(new ProviderKeys(`${origin}/moved`).discover()).rejects.toMatchObject({
      status: 503,
      codigo: 'PROVEEDOR_IDENTIDAD',
    });
  });
});
