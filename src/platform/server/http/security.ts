import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from './config';

/** The page that the identity provider sends people back to; silent renewal does so in a frame of ours. */
const BRIDGE = /^\/redirect\.html(\?|$)/;

const SCRIPT_OR_STYLE = /^\/assets\/[\w.-]+\.(?:js|css)$/;
/** Headers that a browser reads of a page alone. */
const PAGE_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Policy of a script or a stylesheet, which is no page: no page shows it in a frame (OWASP ASVS 5.0, 3.4.6). */
const ASSET_POLICY = "frame-ancestors 'none'";

/** Policy of an answer that is no page and loads nothing. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * SHA-256 of nothing. The interface's style engine adds empty style elements, and its rules to them by script (decision 290): a style element or
 * attribute with any text, which is what an injected one would need, is not applied.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Two years, with what is below the name: OWASP ASVS 5.0, 3.4.1. */
const HSTS = 'max-age=63072000; includeSubDomains';

const REFERRERS = 'same-origin';

/** Sends HSTS by the proxy's `X-Forwarded-Proto`, or the address that people use. Over plain HTTP a browser ignores it (RFC 6797 §7.2). */
function requireTls({ protocol }: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') || protocol === 'https') void reply.header('strict-transport-security', HSTS);
}

/** Sets the headers of an answer that no hook sees: the framework answers an address that it cannot decode by itself. */
export function secureBareAnswer(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void {
  requireTls(request, reply, publicUrl);
  void reply
    .header('content-security-policy', BARE_POLICY)
    .header('referrer-policy', REFERRERS)
    .header('x-content-type-options', 'nosniff');
}

/** Requests per minute allowed to an address without a valid token: a building whose sessions all end at once sends fewer. */
const STRANGERS = 1200;

/** Limit of calls of an account in all its sessions, as a multiple of the limit of one session: people work at several machines. */
const SESSIONS_OF_ACCOUNT = 3;

/**
 * Headers that keep a page from running what is not ours, compression, and the limiter that routes may ask for.
 * The identity provider, if there is one, is the only other place that a page may talk to, send forms to, or frame; with the host of the API,
 * where that is another, which it may only talk to.
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
        // The reader of codes before a camera is WebAssembly, from here like all else. JavaScript is not made of texts by this.
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
    // A popup that went to the provider and came back still belongs to the page that opened it.
    crossOriginOpenerPolicy: { policy: provider?.interaction === 'popup' ? 'same-origin-allow-popups' : 'same-origin' },
    // Sent below, where people come by TLS.
    strictTransportSecurity: false,
    referrerPolicy: { policy: REFERRERS },
  });
  app.addHook('onRequest', async (request, reply) => requireTls(request, reply, publicUrl));
  // A script or a stylesheet is no page: a browser reads these headers of the page. They were a third of a small script.
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
