import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamdScanner } from '#platform/server/db/files/scan/clamd';
import { ScanTooLarge } from '#platform/server/db/files/scan/file-scanner';
import { readConfig } from '#platform/server/http/config';
import { EICAR, startFakeClamd, type FakeClamd } from '../support/server/fake-clamd';

const MAX = 1024 * 1024;
const SILENCE_MS = 300;

describe('the scanner that uses clamd', () => {
  let folder: string;
  let clamd: FakeClamd;
  const scan = (...pieces: Buffer[]) => clamdScanner(clamd.address, SILENCE_MS).scan(Readable.from(pieces));
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-clamd-'));
    clamd = await startFakeClamd(MAX);
  });
  afterAll(async () => {
    await clamd.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('sends the whole file in chunks with their length, and a final empty one', async () => {
    const file = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    expect(await scan(file.subarray(0, 150_000), file.subarray(150_000))).toBeNull();
    expect(clamd.files.at(-1)?.equals(file)).toBe(true);
    expect(clamd.chunks).toEqual([65_536, 65_536, 18_928, 50_000]);
  });

  it('accepts an empty file', async () => {
    expect(await scan()).toBeNull();
    expect(clamd.files.at(-1)).toHaveLength(0);
  });

  it('names what was found, also across chunks', async () => {
    expect(await scan(EICAR.subarray(0, 20), EICAR.subarray(20))).toBe('Eicar-Test-Signature');
  });

  it('reports a file that is too large for clamd', async () => {
    await expect(scan(...Array.from({ length: 40 }, () => Buffer.alloc(65_536)))).rejects.toBeInstanceOf(ScanTooLarge);
  });

  it('accepts no file as clean that clamd stops reading at its limit', async () => {
    clamd.behave('resetting');
    await expect(scan(...Array.from({ length: 40 }, () => Buffer.alloc(65_536)))).rejects.toBeInstanceOf(Error);
    clamd.behave('well');
  });

  it('connects to it by a local socket', async () => {
    const local = await startFakeClamd(MAX, path.join(folder, 'clamd.ctl'));
    expect(await clamdScanner(local.address).scan(Readable.from([EICAR]))).toBe('Eicar-Test-Signature');
    await local.stop();
  });

  it.each([
    ['silent', 'clamd does not answer.'],
    ['closing', /without an answer|ECONNRESET|EPIPE/],
    ['garbled', 'clamd answered stream: PERHAPS'],
    ['hasty', 'clamd answered before it had the whole file.'],
  ] as const)('accepts no file as clean from a clamd that is %s', async (manner, message) => {
    clamd.behave(manner);
    const slow = Readable.from(
      (async function* () {
        for (let index = 0; index < 3; index += 1) {
          yield Buffer.alloc(100);
          await new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
        }
      })(),
    );
    await expect(clamdScanner(clamd.address, SILENCE_MS).scan(slow)).rejects.toThrow(message);
    clamd.behave('well');
    expect(await scan(Buffer.from('a'))).toBeNull();
  });

  it('accepts no file as clean without a listening clamd', async () => {
    const { address, stop } = await startFakeClamd(MAX);
    await stop();
    await expect(clamdScanner(address).scan(Readable.from([Buffer.from('a')]))).rejects.toThrow('ECONNREFUSED');
  });

  it('accepts no unreadable file as clean', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a');
        throw new Error('The disk is broken.');
      })(),
    );
    await expect(clamdScanner(clamd.address).scan(broken)).rejects.toThrow('The disk is broken.');
  });
});

describe('the address of clamd', () => {
  const read = (value: string) => readConfig({ CLAMD_URL: value }, { webDir: null, templatesDir: undefined }).clamd;

  it.each([
    ['', null],
    ['tcp://antivirus.example.org', { host: 'antivirus.example.org', port: 3310 }],
    ['tcp://10.0.0.7:3311/', { host: '10.0.0.7', port: 3311 }],
    ['tcp://[fd00::7]:3310', { host: 'fd00::7', port: 3310 }],
    ['unix:///var/run/clamav/clamd.ctl', { path: '/var/run/clamav/clamd.ctl' }],
  ])('is read from %j', (value, address) => expect(read(value)).toEqual(address));

  it.each(['clamd', '10.0.0.7:3310', 'http://10.0.0.7:3310', 'tcp://a/b', 'tcp://u:p@a', 'unix://', 'unix://a/b'])(
    'cannot be %j',
    (value) => expect(() => read(value)).toThrow('CLAMD_URL'),
  );
});
