import { ApiError } from '../client/api-error';
import type { IdentityConfig } from '../session/identity/identity-config';
import { isLanguage, type Language } from '../i18n/language';

const SIGN_IN_MODES = ['token', 'msal', 'both', 'mock'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/**
 * Configuration loaded from the server before the application starts (`GET /config.json`). It belongs to the installation, not to the
 * build.
 */
export interface AppConfig {
  readonly apiBase: string;
  readonly locale: Language;
  /** Time zone of the network, for users without a unit; null when not configured. */
  readonly timeZone: string | null;
  /** Sign-in mode. `msal`: a hosted identity provider; `token`: the server itself; `both`: either; `mock`: no server, only the samples. */
  readonly signInMode: SignInMode;
  /** The browser's sample backend serves `/mock/`. */
  readonly enableMock: boolean;
  /** Simulated latency of the sample backend, in milliseconds; null for its default. */
  readonly mockDelayMs: number | null;
  /** Minutes without input after which a session ends. */
  readonly idleMinutes: number;
  /** Browsers may store drafts, responses and queued writes, encrypted. */
  readonly offlineData: boolean;
  readonly demo: boolean;
  /** Demo accounts, one per profile; all with the same password. */
  readonly demoUsers: readonly { readonly email: string; readonly perfil: string; readonly titulo: string }[];
  /** The identity provider; null without one. */
  readonly identity: IdentityConfig | null;
}

/** @throws when the server is unreachable or its response is invalid */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' } });
  const { ok, status } = response;
  if (!ok)
    throw new ApiError({
      kind: 'HTTP_ERROR',
      status,
      codigo: 'FETCH_ERROR',
      message: `config.json: HTTP ${status}`,
    });
  const config = (await response.json()) as Partial<AppConfig>;
  const identity = config.identity ?? null;
  if ((config.signInMode === 'msal' || config.signInMode === 'both') && !identity)
    throw new Error(`config.json: ${config.signInMode} without a provider`);
  const signInMode = SIGN_IN_MODES.find((mode) => mode === config.signInMode) ?? 'token';
  return {
    apiBase: config.apiBase ?? '/api',
    locale: isLanguage(config.locale) ? config.locale : 'es',
    timeZone: config.timeZone ?? null,
    signInMode,
    enableMock: signInMode === 'mock' || (config.enableMock ?? false),
    mockDelayMs: config.mockDelayMs ?? null,
    idleMinutes: config.idleMinutes ?? 60,
    offlineData: config.offlineData ?? true,
    demo: config.demo ?? false,
    demoUsers: config.demoUsers ?? [],
    identity,
  };
}
