import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { Problem } from '../problem';

const TIMEOUT_MS = 5000;
/** A key that the provider withdrew is trusted no longer than this; as long, nobody notices that the provider is down. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** Made-up key ids make us ask the provider no oftener than this; a key that is new is found within it. */
const COOLDOWN_MS = 10_000;
/** While the provider is down, requests are told so at once instead of each waiting for it. */
const RETRY_MS = 2000;

/** What a policy says of itself. */
interface Discovered {
  readonly issuer: string;
  readonly keyOf: JWTVerifyGetKey;
}

/**
 * Issuer and signing keys of one policy of the identity provider, by OpenID discovery. Asked for when first needed, so that the server
 * starts while the provider is down; keys are asked for again when a token names one that is not known.
 */
export class ProviderKeys {
  #discovery: Promise<Discovered> | null = null;
  #retryAt = 0;

  constructor(private readonly authority: string) {}

  /**
   * @throws Problem 503 when the provider does not answer, or answers something else.
   */
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
  const answer = await fetch(`${authority}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`Discovery of ${authority} answered ${answer.status}`);
  const { issuer, jwks_uri: jwksUri } = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (typeof issuer !== 'string' || typeof jwksUri !== 'string') throw new Error(`Discovery of ${authority} names no issuer or no keys`);
  // Keys over plain http are keys of whoever is in between; only a provider on this machine may.
  if (new URL(jwksUri).protocol !== 'https:' && new URL(authority).protocol === 'https:') throw new Error(`Keys of ${authority} are not behind https`);
  const keys = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: TIMEOUT_MS, cacheMaxAge: MAX_AGE_MS, cooldownDuration: COOLDOWN_MS });
  return { issuer, keyOf: (header, token) => keys(header, token).catch((error: unknown) => { throw isOfTheToken(error) ? error : unavailable(error); }) };
}

/** Whether the token is at fault, rather than the provider. */
function isOfTheToken(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys || error instanceof errors.JOSENotSupported;
}

function unavailable(cause: unknown): Problem {
  const problem = new Problem(503, 'PROVEEDOR_IDENTIDAD');
  problem.cause = cause;
  return problem;
}
