import { SIGNED_OUT, type Session } from './session-store';

/** SPEC 4 and 9: maximum time to read a stored session; it is discarded afterwards. */
export const REHYDRATION_MS = 5_000;

/** Returns the session stored by the last page; signed out when it cannot be read in time. */
export async function rehydrateSession(
  read: () => Session | Promise<Session>,
  timeoutMs = REHYDRATION_MS,
): Promise<Session> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Session>((resolve) => {
    timer = setTimeout(() => resolve(SIGNED_OUT), timeoutMs);
  });
  try {
    return await Promise.race([
      Promise.resolve()
        .then(read)
        .catch(() => SIGNED_OUT),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
