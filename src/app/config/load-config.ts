import type { IdentityConfig } from '../../auth/identity-config';
import { isLanguage, type Language } from '../i18n/language';

/** What the server tells the application before it starts (`GET /config.json`): configuration of the place, not of the build. */
export interface AppConfig {
  readonly apiBase: string;
  readonly locale: Language;
  /** `msal`: a hosted identity provider lets people in; `token`: the server itself does. */
  readonly signInMode: 'token' | 'msal';
  readonly enableMock: boolean;
  readonly demo: boolean;
  /** One account per profile to try the product with; all with the same password. */
  readonly demoUsers: readonly { readonly email: string; readonly perfil: string }[];
  /** The identity provider; null in token mode. */
  readonly identity: IdentityConfig | null;
}

/** @throws when the server cannot be reached or answers something else */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  const config = (await response.json()) as Partial<AppConfig>;
  const identity = config.identity ?? null;
  if (config.signInMode === 'msal' && !identity) throw new Error('config.json: msal without a provider');
  return {
    apiBase: config.apiBase ?? '/api',
    locale: isLanguage(config.locale) ? config.locale : 'es',
    signInMode: config.signInMode === 'msal' ? 'msal' : 'token',
    enableMock: config.enableMock ?? false,
    demo: config.demo ?? false,
    demoUsers: config.demoUsers ?? [],
    identity,
  };
}
