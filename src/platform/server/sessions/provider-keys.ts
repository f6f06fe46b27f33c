import { createRemoteJWKSet, errors, type JWK, type JWSHeaderParameters, type JWTVerifyGetKey } from 'jose';
import { Problem } from '../db/problem';

const TIMEOUT_MS = 5000;
/**
 * Maximum age of cached keys, in milliseconds: a withdrawn key is trusted no longer, and an outage of the provider stays unnoticed as long.
 */
const MAX_AGE_MS = 60 * 60 * 1000;
/** Unknown keys are requested at once up to a limit, then one per interval: made-up key ids cannot flood the provider. */
const LOOK_UPS = 5;
const LOOK_UP_MS = 1000;
/** Time between retries while the provider is down: requests fail at once instead of waiting. */
const RETRY_MS = 2000;

/** Metadata of a policy. */
interface Discovered {
  readonly issuer: string;
  readonly keyOf: JWTVerifyGetKey;
}

/**
 * Issuer and signing keys of one policy of the identity provider, by OpenID discovery. They are fetched at first use, so that the server
 * starts while the provider is down. Keys are fetched again when a token names an unknown one.
 */
export class ProviderKeys {
  #discovery: Promise<Discovered> | null = null;
  #retryAt = 0;

  constructor(private readonly authority: string) {}

  /** @throws Problem 503 when the provider does not respond, or its response is invalid. */
  async discover(): Promise<Discovered> {
    if (this.#retryAt > 0 && Date.now() >= this.#retryAt) {
      this.#discovery = null;
      this.#retryAt = 0;
    }
    this.#discovery ??= readDiscovery(this.authority).catch((error: unknown) => {
      this.#retryAt = Date.now() + RETRY_MS;
      throw unavailable(error);
    });
    return this.#discovery;
  }
}

async function readDiscovery(authority: string): Promise<Discovered> {
  const answer = await fetch(`${authority}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
    // Only the configured address is trusted for keys, not a redirect (OWASP ASVS 5.0, 15.3.2).
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`Discovery of ${authority} answered ${answer.status}`);
  const { issuer, jwks_uri: jwksUri } = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (typeof issuer !== 'string' || typeof jwksUri !== 'string')
    throw new Error(`Discovery of ${authority} names no issuer or no keys`);
  // Keys fetched over plain http could come from an attacker; only a provider on this machine may use it.
  if (new URL(jwksUri).protocol !== 'https:' && new URL(authority).protocol === 'https:')
    throw new Error(`Keys of ${authority} are not behind https`);
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: MAX_AGE_MS,
    cooldownDuration: 0,
  });
  const mayLookUp = limited(LOOK_UPS, LOOK_UP_MS);
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    const isNew = keys.jwks()?.keys.every((key) => !isMeant(key, header)) ?? false;
    // The token is not refused: a newly introduced key is unknown, too.
    if (isNew && !mayLookUp()) throw unavailable(new Error('Too many unknown keys in a row'));
    return keys(header, token).catch((error: unknown) => {
      throw isOfTheToken(error) ? error : unavailable(error);
    });
  };
  return { issuer, keyOf };
}

/** True when a header may refer to a key; a different type or key id excludes it. */
function isMeant({ kid, kty, alg, crv }: JWK, header: JWSHeaderParameters | undefined): boolean {
  const isOfKind = header?.alg === 'ES256' ? kty === 'EC' && crv === 'P-256' : kty === 'RSA';
  return isOfKind && (alg === undefined || alg === header?.alg) && (header?.kid === undefined || kid === header.kid);
}

/** Returns a function that is true `burst` times in a row, and then once in `everyMs`. */
function limited(burst: number, everyMs: number): () => boolean {
  let left = burst;
  let since = Date.now();
  return () => {
    const gained = Math.floor((Date.now() - since) / everyMs);
    left = Math.min(burst, left + gained);
    since += gained * everyMs;
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}

/** True when the token is at fault, not the provider. */
function isOfTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

function unavailable(cause: unknown): Problem {
  const problem = new Problem(503, 'PROVEEDOR_IDENTIDAD');
  problem.cause = cause;
  return problem;
}
