import type { IdentityConfig } from '../session/identity-config';
import { isLanguage, type Language } from '../i18n/language';

const SIGN_IN_MODES = ['token', 'msal', 'both', 'mock'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** Configuration that the server gives before the application starts (`GET /config.json`). It belongs to the place, not to the build. */
export interface AppConfig {
  readonly apiBase: string;
  readonly locale: Language;
  /** Zone of the network, for users without a unit; null when the place names none. */
  readonly timeZone: string | null;
  /** `msal`: a hosted identity provider lets people in; `token`: the server itself does; `both`: either; `mock`: there is no server, only the samples. */
  readonly signInMode: SignInMode;
  /** The sample backend of the browser answers what goes to `/mock/`. */
  readonly enableMock: boolean;
  /** Simulated latency of the sample backend, in milliseconds, so that it feels real; null for its default. */
  readonly mockDelayMs: number | null;
  /** A session without input for so long ends. */
  readonly idleMinutes: number;
  /** Browsers may keep drafts, answers and work that waits, encrypted. */
  readonly offlineData: boolean;
  readonly demo: boolean;
  /** One account per profile to try the product with; all with the same password. */
  readonly demoUsers: readonly { readonly email: string; readonly perfil: string; readonly titulo: string }[];
  /** The identity provider; null where there is none. */
  readonly identity: IdentityConfig | null;
}

/** @throws when the server cannot be reached or answers something else */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
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
