import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config';

/** Page to which the identity provider redirects users; silent renewal loads it in a frame. */
const BRIDGE = /^\/redirect\.html(\?|$)/;

const SCRIPT_OR_STYLE = /^\/assets\/[\w.-]+\.(?:js|css)$/;
/** Headers that apply only to pages. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Policy of scripts and stylesheets, which no page may frame (OWASP ASVS 5.0, 3.4.6). */
const ASSET_POLICY = "frame-ancestors 'none'";

/** Policy of answers that are no pages and load nothing. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * SHA-256 of the empty string. The interface's style engine adds empty style elements, and their rules by script (decision 290). A style
 * element or attribute with text, which an injection would need, is not applied.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Two years, subdomains included (OWASP ASVS 5.0, 3.4.1). */
const HSTS = 'max-age=63072000; includeSubDomains';

const REFERRERS = 'same-origin';

/** Sends HSTS when the proxy's `X-Forwarded-Proto` or the public address is HTTPS. Over plain HTTP a browser ignores it (RFC 6797 §7.2). */
function requireTls({ protocol }: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') || protocol === 'https') void reply.header('strict-transport-security', HSTS);
}

/** Sets the headers of an answer without hooks: the framework itself answers an address that it cannot decode. */
export function secureBareAnswer(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void {
  requireTls(request, reply, publicUrl);
  void reply
    .header('content-security-policy', BARE_POLICY)
    .header('referrer-policy', REFERRERS)
    .header('x-content-type-options', 'nosniff');
}

/** Maximum requests per minute from an address without a valid token: a building whose sessions all end at once sends fewer. */
const STRANGERS = 1200;

/** Limit of calls of an account in all its sessions, as a multiple of the limit of one session: people work at several machines. */
const SESSIONS_OF_ACCOUNT = 3;

/**
 * Registers security headers, compression, and the rate limiter for routes. A page runs only its own code. It may connect to, send forms
 * to, and frame only the identity provider, if there is one. It may also connect to the host of the API.
 */
export async function registerSecurity(
  app: FastifyInstance,
  {
    signIn: { provider },
    apiBase,
    publicUrl,
    sessionCalls,
  }: Pick<ServerConfig, 'signIn' | 'apiBase' | 'publicUrl' | 'sessionCalls'>,
): Promise<void> {
  const elsewhere = provider ? [new URL(provider.authority).origin] : [];
  const ancestors = ({ url = '' }: Pick<IncomingMessage, 'url'>) =>
    provider && BRIDGE.test(url) ? "'self'" : "'none'";
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The barcode reader of the camera is WebAssembly, served from here. This does not allow JavaScript from strings.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...elsewhere, ...(URL.canParse(apiBase) ? [new URL(apiBase).origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...elsewhere],
        frameSrc: provider ? ["'self'", ...elsewhere] : ["'none'"],
        frameAncestors: [ancestors],
      },
    },
    // Lets the page keep its popup after a redirect to the provider and back.
    crossOriginOpenerPolicy: { policy: provider?.interaction === 'popup' ? 'same-origin-allow-popups' : 'same-origin' },
    // Sent below, for TLS only.
    strictTransportSecurity: false,
    referrerPolicy: { policy: REFERRERS },
  });
  app.addHook('onRequest', async (request, reply) => requireTls(request, reply, publicUrl));
  // Scripts and stylesheets are no pages, for which alone browsers read these headers. They made up a third of a small script.
  app.addHook('onSend', async (request, reply) => {
    if (!SCRIPT_OR_STYLE.test(request.url)) return;
    for (const name of PAGE_HEADERS) reply.raw.removeHeader(name);
    reply.raw.setHeader('content-security-policy', ASSET_POLICY);
  });
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, { global: false });
  app.decorate('strangers', app.createRateLimit({ max: STRANGERS, timeWindow: '1 minute' }));
  app.decorate('callers', [
    app.createRateLimit({
      max: sessionCalls,
      timeWindow: '1 minute',
      keyGenerator: ({ session }) => session?.jti ?? '',
    }),
    app.createRateLimit({
      max: SESSIONS_OF_ACCOUNT * sessionCalls,
      timeWindow: '1 minute',
      keyGenerator: ({ session }) => session?.identity.usuarioId ?? 0,
    }),
  ]);
}
