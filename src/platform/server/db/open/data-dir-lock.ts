import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process that holds a data directory. Process ids are reused after a restart, so the start time distinguishes two holders. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

export interface DataDirLock {
  release(): void;
}

const FILE = 'servidor.lock';

/**
 * Locks a data directory for this process: two processes that write to one embedded database would lose writes. Takes over the lock of a
 * process that has ended.
 *
 * @throws when another live process holds it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  // The directory contains patient data and password hashes: only the owner may access it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, FILE);
  const mine: Holder = { pid: process.pid, started: startTime(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return { release: () => releaseIfMine(path, mine) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `El proceso ${holder.pid} ya usa los datos de ${dataDir}. Deténgalo, o indique otra carpeta con DATA_DIR. ` +
          'Para varios procesos a la vez use PostgreSQL (DATABASE_URL).',
      );
    }
    rmSync(path, { force: true });
  }
  throw new Error(`No se pudo bloquear ${dataDir}: otro proceso lo intenta al mismo tiempo.`);
}

function releaseIfMine(path: string, mine: Holder): void {
  const holder = readHolder(path);
  if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(path, { force: true });
}

function readHolder(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Holder;
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return started === startTime(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const current = startTime(pid);
  return started === null || current === null || started === current;
}

/** Returns the start of a process, in the kernel's ticks since boot; null when the system does not provide it. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain any character; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
