import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { IdentityProvider } from '#platform/server/sessions/identity-provider';

export type Algorithm = 'RS256' | 'ES256';

interface Key {
  readonly kid: string;
  readonly alg: Algorithm;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

/** An identity provider with the parts that a verifying server uses: discovery, keys, tokens. */
export interface Issuer {
  readonly provider: IdentityProvider;
  /** Returns a valid access token with both scopes. `claims` replace the defaults; `undefined` omits one. */
  readonly token: (claims?: JWTPayload, with_?: { readonly kid?: string }) => Promise<string>;
  /** Adds a key, which signs tokens from then on. */
  readonly rotate: (alg?: Algorithm) => Promise<string>;
  /** Returns the public key as PEM, which is available to everybody. */
  readonly publicPem: () => Promise<string>;
  /** Number of requests for the keys. */
  readonly keyReads: () => number;
  /** Stops answering, or resumes at the same address. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

export const AUDIENCE = 'red-salud-api';
const SUBJECT = 'sujeto-de-prueba';

/** Starts an identity provider on a free port. */
export async function startIssuer(): Promise<Issuer> {
  const keys: Key[] = [];
  let keyReads = 0;
  let server: Server;
  let port = 0;
  const rotate = async (alg: Algorithm = 'RS256') => {
    const kid = `k${keys.length + 1}`;
    keys.push({ kid, alg, ...(await generateKeyPair(alg)) });
    return kid;
  };
  const issuer = () => `http://127.0.0.1:${port}/identidad/`;
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        void (async () => {
          if (request.url?.endsWith('/.well-known/openid-configuration'))
            return { issuer: issuer(), jwks_uri: `http://127.0.0.1:${port}/red/entrar/keys` };
          keyReads += 1;
          return {
            keys: await Promise.all(
              keys.map(async ({ kid, alg, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' })),
            ),
          };
        })().then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
      }).listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        resolve();
      });
    });
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await rotate();
  await listen();
  const tenant = `http://127.0.0.1:${port}/red`;
  return {
    provider: {
      clientId: 'red-salud-web',
      audience: AUDIENCE,
      interaction: 'redirect',
      authority: `${tenant}/entrar/v2.0`,
      forgotPasswordAuthority: `${tenant}/olvido/v2.0`,
      editProfileAuthority: `${tenant}/perfil/v2.0`,
      issuer: undefined,
      scopes: { read: 'https://red.example.org/api/leer', write: 'https://red.example.org/api/escribir' },
    },
    token: async (claims = {}, { kid } = {}) => {
      const key = keys.find((each) => each.kid === kid) ?? keys.at(-1)!;
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: issuer(),
        aud: AUDIENCE,
        sub: SUBJECT,
        iat: now,
        exp: now + 3600,
        auth_time: now,
        scp: 'leer escribir',
        ...claims,
      };
      return new SignJWT(payload).setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' }).sign(key.privateKey);
    },
    rotate,
    publicPem: () => exportSPKI(keys.at(-1)!.publicKey),
    keyReads: () => keyReads,
    down,
    up: listen,
  };
}
