import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import path from 'node:path';
import type { Trouble } from './trouble';

/** Delay in milliseconds that combines successive saves into one check. */
const QUIET_MS = 400;

/** Number of checker threads. Each computes shared types itself: on two cores, four are no faster and do twice the work. */
const CHECKERS = String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))));

export interface TypeCheck {
  /** Stops a running check, which a save made obsolete. */
  readonly stop: () => void;
  readonly later: () => void;
}

/**
 * Checks the types of the whole project at low priority: a schema may require a handler or a guard that is not written yet, and only the
 * types show it. Only changed files are checked again. `DEV_TYPES=off` leaves checking to the editor: on a small machine, a full check
 * costs more than everything else.
 *
 * @param tell called after each check, null without errors
 */
export function typeCheck(root: string, tell: (trouble: Trouble | null) => void): TypeCheck {
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | null = null;
  const stop = () => {
    clearTimeout(timer);
    if (child) killGroup(child);
    child = null;
  };
  const check = () => {
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    const running = spawn(
      path.join(root, 'node_modules/.bin/tsc'),
      [
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        '.',
        '--checkers',
        CHECKERS,
        '--incremental',
        '--tsBuildInfoFile',
        'dist/types.tsbuildinfo',
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], detached: process.platform !== 'win32' },
    );
    child = running;
    // Lower priority than editor and browser.
    if (running.pid !== undefined) setPriority(running.pid, 10);
    let output = '';
    running.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    running.once('error', () => undefined);
    running.once('close', (code) => {
      if (child !== running) return;
      child = null;
      tell(code === 0 ? null : typeTrouble(output, root));
    });
  };
  return {
    later() {
      stop();
      if (process.env['DEV_TYPES'] === 'off') return;
      timer = setTimeout(check, QUIET_MS);
    },
    stop,
  };
}

/**
 * Ends the whole process group. The command runs the compiler as a child process that does not end on request. Without this, one compiler
 * per save would remain, and none would finish.
 */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Converts `src/a.ts(12,14): error TS2322: …` into the form of other troubles. */
function typeTrouble(output: string, root: string): Trouble | null {
  const errors = [...output.matchAll(/^(\S+?)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n {2}.*)*)/gm)];
  const [first, ...others] = errors.map(([, file, line, column, code, message]) => ({
    file: file!,
    line: Number(line),
    column: Number(column),
    text: `${file}:${line}:${column} ${code}\n  ${message}`,
  }));
  if (!first) return null;
  const more = others.map(({ text }) => text).join('\n\n');
  return {
    text: [first.text, more].filter(Boolean).join('\n\n'),
    overlay: {
      plugin: 'types',
      id: path.join(root, first.file),
      loc: { file: path.join(root, first.file), line: first.line, column: first.column },
      message: first.text,
      stack: more,
    },
  };
}
