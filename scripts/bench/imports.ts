/**
 * Imports of a size that the authorities' files have, against the server in a process of its own and PostgreSQL in others: a check of 50 000
 * rows from Excel, with the most memory that the server took and the share of its time that each phase took, and 150 000 rows applied in one
 * transaction, then once more.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { signIn } from '../../tests/support/sign-in';
import { startPostgres } from '../../tests/support/server/postgres';
import { startProcess } from '../../tests/support/start-process';

const CHECK_S = 20;
const CHECK_MB = 512;

/** A workbook with specialties that nobody has: clave and nombre, as inline texts. */
function workbook(rows: number): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = Array.from({ length: rows }, (_, index) => {
    const clave = `PRUE-${String(index).padStart(5, '0')}`;
    return `<row r="${index + 2}">${cell(clave)}${cell(`Especialidad de prueba número ${index}`)}</row>`;
  });
  const sheet = `<worksheet><sheetData><row r="1">${cell('clave')}${cell('nombre')}</row>${lines.join('')}</sheetData></worksheet>`;
  return Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
}

/** Settlements of one postal code, told apart by their names. */
function settlements(rows: number, codigoPostal: string, municipio: string): Buffer {
  return Buffer.from(['nombre,tipoAsentamiento,municipioId,codigoPostal', ...Array.from({ length: rows }, (_, index) => `Colonia de prueba ${index},COLONIA,${municipio},${codigoPostal}`)].join('\n'));
}

interface Line {
  readonly fase?: string;
  readonly resultado?: Record<string, unknown>;
}

/** The last line, and the share of the time that passed until each phase was over. */
async function readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<{ last: Line; shares: string }> {
  const started = performance.now();
  const ends = new Map<string, number>();
  let text = '';
  let last: Line = {};
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      last = JSON.parse(line) as Line;
      if (last.fase) ends.set(last.fase, performance.now() - started);
    }
  }
  const total = performance.now() - started;
  let before = 0;
  const shares = [...ends].map(([phase, end]) => {
    const share = (end - before) / total;
    before = end;
    return `${phase} ${(share * 100).toFixed(0)} %`;
  });
  return { last, shares: shares.join(', ') };
}

await promisify(execFile)(process.execPath, ['scripts/start.mjs', '--build-only']);
const postgres = await startPostgres();
await promisify(execFile)('node_modules/.bin/tsx', ['scripts/db/seed/cli.ts', '--demo'], { env: { ...process.env, DATABASE_URL: postgres.url } });
const server = await startProcess({ env: { DATABASE_URL: postgres.url } });
try {
  const token = await signIn(server.url, 'su@example.org');
  const send = async (entity: string, file: Buffer, aplicar: boolean) => {
    const started = performance.now();
    const response = await fetch(`${server.url}/api/catalogos/${entity}/importar`, {
      method: 'POST', headers: { Authorization: `Bearer ${token}`, Accept: 'application/x-ndjson', 'Content-Type': 'application/json' },
      body: JSON.stringify({ archivo: 'a.xlsx', contenido: file.toString('base64'), aplicar }),
    });
    const { last, shares } = await readLines(response.body!);
    return { seconds: (performance.now() - started) / 1000, answer: { ...last, resultado: { ...last.resultado, resultado: undefined } }, shares };
  };
  const peak = async () => Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const [postal] = (await (await fetch(`${server.url}/api/catalogos/codigo-postal?pageSize=1`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { codigo: string; municipioId: number }[];
  const municipio = (await (await fetch(`${server.url}/api/catalogos/municipio/${postal!.municipioId}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { estadoClave: string; claveInegi: string };
  const name = `${municipio.estadoClave}-${municipio.claveInegi}`;
  const before = await peak();
  const checked = await send('especialidad', workbook(50_000), false);
  const after = await peak();
  console.log(`check of 50 000 rows of Excel: ${checked.seconds.toFixed(1)} s (limit ${CHECK_S}), ${JSON.stringify(checked.answer)}\n  ${checked.shares}`);
  console.log(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB at most (limit ${CHECK_MB})`);
  for (const what of ['applied', 'applied again']) {
    const { seconds, answer, shares } = await send('colonia', settlements(150_000, postal!.codigo, name), true);
    console.log(`150 000 rows ${what}: ${seconds.toFixed(1)} s, ${JSON.stringify(answer)}\n  ${shares}`);
  }
  console.log(`memory at the end: ${(await peak()).toFixed(0)} MB`);
  if (checked.seconds > CHECK_S || after > CHECK_MB) process.exitCode = 1;
} finally {
  await server.end('SIGTERM');
  await postgres.stop();
}
