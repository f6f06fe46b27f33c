import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from '#platform/server/db/open/data-dir-lock';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is released when its process ends', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(/ya usa los datos/);
    lock.release();
    lockDataDir(folder).release();
    expect(existsSync(path.join(folder, 'servidor.lock'))).toBe(false);
  });

  it('refuses a second live process and names the first', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(path.join(folder, 'servidor.lock'), JSON.stringify({ pid: other.pid, started: null }));
    expect(() => lockDataDir(folder)).toThrow(String(other.pid));
    const ended = new Promise((resolve) => {
      other.once('exit', resolve);
    });
    other.kill('SIGKILL');
    await ended;
    lockDataDir(folder).release();
  });

  it.runIf(process.platform === 'linux')('is taken over when another program has the dead process’s id', () => {
    writeFileSync(path.join(folder, 'servidor.lock'), JSON.stringify({ pid: process.ppid, started: '1' }));
    const lock = lockDataDir(folder);
    expect(JSON.parse(readFileSync(path.join(folder, 'servidor.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is taken over when its file is damaged', () => {
    writeFileSync(path.join(folder, 'servidor.lock'), '{"pid":');
    const lock = lockDataDir(folder);
    expect(JSON.parse(readFileSync(path.join(folder, 'servidor.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });
});
