import type { Identity } from '../../auth/identity';
import type { SessionStore } from '../../auth/session-store';
import { createTokenIdentity } from '../../auth/token-identity';
import type { AppConfig } from '../config/load-config';

/** Who vouches for people here, as the place is configured. */
export function openIdentity(_config: AppConfig, session: SessionStore): Identity {
  return createTokenIdentity(session);
}
