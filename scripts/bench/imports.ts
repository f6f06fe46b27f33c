/**
 * Imports of a size that the authorities' files have, against the server in a process of its own: a check of 50 000 rows from Excel, with the
 * most memory that it took, and 150 000 rows applied in one transaction, then once more.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { signIn } from '../../tests/support/sign-in';
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

const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-imports-'));
await promisify(execFile)(process.execPath, ['scripts/start.mjs', '--build-only']);
const server = await startProcess({ env: { DATA_DIR: dataDir } });
try {
  const token = await signIn(server.url, 'su@example.org');
  const send = async (entity: string, file: Buffer, aplicar: boolean) => {
    const started = performance.now();
    const response = await fetch(`${server.url}/api/catalogos/${entity}/importar`, {
      method: 'POST', headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ archivo: 'a.xlsx', contenido: file.toString('base64'), aplicar }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    return { seconds: (performance.now() - started) / 1000, status: response.status, answer };
  };
  const peak = async () => Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const [postal] = (await (await fetch(`${server.url}/api/catalogos/codigo-postal?pageSize=1`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { codigo: string; municipioId: number }[];
  const municipio = (await (await fetch(`${server.url}/api/catalogos/municipio/${postal!.municipioId}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { estadoClave: string; claveInegi: string };
  const name = `${municipio.estadoClave}-${municipio.claveInegi}`;
  const before = await peak();
  const checked = await send('especialidad', workbook(50_000), false);
  const after = await peak();
  console.log(`check of 50 000 rows of Excel: ${checked.seconds.toFixed(1)} s (limit ${CHECK_S}), status ${checked.status}, ${JSON.stringify({ ...checked.answer, resultado: undefined })}`);
  console.log(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB at most (limit ${CHECK_MB})`);
  for (const what of ['applied', 'applied again']) {
    const { seconds, status, answer } = await send('colonia', settlements(150_000, postal!.codigo, name), true);
    console.log(`150 000 rows ${what}: ${seconds.toFixed(1)} s, status ${status}, ${JSON.stringify({ ...answer, resultado: undefined }).slice(0, 300)}`);
  }
  console.log(`memory at the end: ${(await peak()).toFixed(0)} MB`);
  if (checked.seconds > CHECK_S || after > CHECK_MB) process.exitCode = 1;
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
