import { startProcess as start, type ServerProcess } from '../start-process';

export type { ServerProcess };

const ENTRY = 'tests/support/server/entry.ts';

/** The server from its sources in a process of its own, with the small world of tests, once it is ready; rejects with its output when it ends before. */
export function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return start({ args: ['--import', 'tsx', ENTRY], env: { LOG_LEVEL: 'silent', ...env } });
}
