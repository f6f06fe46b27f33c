import { useEffect, useState } from 'react';
import { browserStorage } from '../browser-storage';
import { useConfig } from '../../config/ConfigContext';
import { useConnection } from '../../connection/ConnectionContext';
import { useServices } from '../ServicesContext';
import { watchActivity } from './activity';

/** Time between the warning and the end. */
const WARNING_MS = 60_000;
const TICK_MS = 1000;
/** Maximum wait for the server at the end. */
const SIGN_OUT_MS = 3000;
/** Interval at which work without requests, such as a long form, prolongs the session. */
const PROLONG_MS = 4 * 60_000;

/**
 * Ends the session after a time without input (OWASP ASVS 5.0, 7.3.1). Drafts and queued writes stay for the same person. While the server
 * is unreachable the session continues, as the person could not sign in again.
 *
 * @returns seconds to the end during the warning, else null
 */
export function useIdle(): number | null {
  const { idleMinutes } = useConfig();
  const { session, operations, askPerson } = useServices();
  const connection = useConnection();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const limit = idleMinutes * 60_000;
    const isOver = (idleMs: number) => idleMs >= limit && connection.get().up;
    const activity = watchActivity(window, browserStorage(), isOver);
    let prolonged = Date.now();
    let isEnding = false;
    const end = async () => {
      isEnding = true;
      const late = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_MS));
      await Promise.race([operations.signOut({}), late]).catch(() => undefined);
      session.end('errors.SESION_INACTIVA');
    };
    const timer = setInterval(() => {
      if (isEnding) return;
      const idle = activity.idleMs();
      if (isOver(idle)) {
        void end();
        return;
      }
      const isWarned = idle >= limit - WARNING_MS && idle < limit;
      setLeft(isWarned ? Math.ceil((limit - idle) / 1000) : null);
      const now = Date.now();
      if (now - prolonged < PROLONG_MS || idle > now - prolonged) return;
      prolonged = now;
      void askPerson().catch(() => undefined);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      activity.stop();
    };
  }, [idleMinutes, session, operations, askPerson, connection]);
  return left;
}
