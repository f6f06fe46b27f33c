import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archive, packedZeros } from '../support/archives';
import { emailOf, PASSWORD } from '../support/server/world';
import { startApp, type TestApp } from '../support/server/app';
import { archiveOf, repeatedSheet, sheetWith, workbook } from '../support/server/workbook';

const PATH = '/api/catalogos/especialidad/importar';
const SHEET = 'xl/worksheets/sheet1.xml';
/** Longest wait of other requests. Receiving a large body takes the same time for any content, and longer on a slow machine. */
const MAX_WAIT_MS = 1000;
const MAX_WAIT_RATIO = 4;
const LARGE_BYTES = 5 * 2 ** 20;
const MB = 1024 * 1024;

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const lines = (count: number, cells: (line: number) => string) =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 2}">${cells(index + 2)}</row>`).join('');
const csv = (rows: string) => Buffer.from(`clave,nombre\n${rows}`);
/** Builds an archive whose directory lists the given number of missing parts. */
function endlessDirectory(count: number): Uint8Array {
  const whole = Buffer.from(workbook({ x: '' }));
  const start = whole.readUInt32LE(whole.length - 6);
  const [entry, end] = [whole.subarray(start, whole.length - 22), Buffer.from(whole.subarray(whole.length - 22))];
  end.writeUInt16LE(Math.min(count, 65_535), 8);
  end.writeUInt16LE(Math.min(count, 65_535), 10);
  end.writeUInt32LE(entry.length * count, 12);
  return Buffer.concat([whole.subarray(0, start), ...Array.from({ length: count }, () => entry), end]);
}
/** Builds a workbook with its last part missing. */
function broken(): Uint8Array {
  const whole = Buffer.from(sheetWith(lines(2000, (line) => text(`A${line}`, `K${line * 7919}`))));
  whole.fill(0xff, 200, 400);
  return whole;
}

/** Refused files, with the limit that they exceed. */
const REFUSED: Readonly<Record<string, readonly [string, () => Uint8Array]>> = {
  'a cell that begins three million times': [
    'ARCHIVO_NO_LEGIBLE',
    () => repeatedSheet('<row r="2">', '<c ', 3_000_000, '</row>'),
  ],
  'cells within each other': ['ARCHIVO_NO_LEGIBLE', () => repeatedSheet('<row r="2">', '<c>', 1_000_000, '</row>')],
  'a cell of a million attributes': [
    'ARCHIVO_NO_LEGIBLE',
    () => repeatedSheet('<row r="2"><c ', 'a="1" ', 1_000_000, '/></row>'),
  ],
  'a row of 150 MB': [
    'ARCHIVO_DEMASIADAS_COLUMNAS',
    () => repeatedSheet('<row r="2">', '<c><v>1</v></c>', 10_000_000, '</row>'),
  ],
  'a text of 150 MB': [
    'ARCHIVO_NO_LEGIBLE',
    () => repeatedSheet('<row r="2"><c t="str"><v>', 'abcdefghij', 15_000_000, '</v></c></row>'),
  ],
  'more rows than a sheet has': ['ARCHIVO_DEMASIADAS_FILAS', () => repeatedSheet('', '<row/>', 1_100_000, '')],
  'a row far below': ['ARCHIVO_DEMASIADAS_FILAS', () => sheetWith(`<row r="99999999">${text('A99999999', 'X')}</row>`)],
  'blanks that unpack to 340 MB': ['ARCHIVO_DEMASIADO_GRANDE', () => repeatedSheet('', ' ', 340 * MB, '')],
  'a part larger than it says': [
    'ARCHIVO_NO_LEGIBLE',
    () =>
      archiveOf(
        SHEET,
        Buffer.from(repeatedSheet('', ' ', 1_000_000, '')).subarray(30 + SHEET.length, -(46 + SHEET.length + 22)),
        100,
        0,
      ),
  ],
  'a directory without end': ['ARCHIVO_DEMASIADAS_PARTES', () => endlessDirectory(60_000)],
  'a directory with more parts than it counts': [
    'ARCHIVO_FALSO',
    () => archive([{ name: SHEET }, { name: 'xl/workbook.xml' }], { count: 1 }),
  ],
  'parts that lie over each other': [
    'ARCHIVO_FALSO',
    () =>
      archive([
        { name: SHEET, content: Buffer.alloc(1000) },
        { name: 'xl/workbook.xml', content: Buffer.alloc(1000), at: ([first]) => first! },
      ]),
  ],
  'a part of 100 MB that declares 100 bytes': [
    'ARCHIVO_NO_LEGIBLE',
    () => archive([{ name: SHEET, packed: packedZeros(100), size: 100 }]),
  ],
  'entities within entities': [
    'ARCHIVO_NO_LEGIBLE',
    () =>
      workbook({
        [SHEET]:
          '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
      }),
  ],
  'a shared text that there is not': [
    'ARCHIVO_DANADO',
    () => sheetWith('<row r="2"><c r="A2" t="s"><v>99999999999</v></c></row>'),
  ],
  'rows in no order': [
    'ARCHIVO_DANADO',
    () => sheetWith(`<row r="5">${text('A5', 'X')}</row><row r="3">${text('A3', 'Y')}</row>`),
  ],
  'bytes that do not unpack': ['ARCHIVO_NO_LEGIBLE', broken],
  'headings without end': ['ARCHIVO_DEMASIADOS_ENCABEZADOS', () => Buffer.from(`clave,nombre,${'x,'.repeat(600)}x`)],
  '17 MB of commas': ['ARCHIVO_DEMASIADAS_COLUMNAS', () => csv(','.repeat(17_000_000))],
  '17 MB of line breaks': ['ARCHIVO_DEMASIADAS_FILAS', () => csv('\n'.repeat(17_000_000))],
  'an old workbook': [
    'ARCHIVO_ANTIGUO',
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(5000)]),
  ],
};

describe('a malicious file', () => {
  let test: TestApp;
  let authorization: string;
  const send = (file: Uint8Array) =>
    test.app.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization, 'content-type': 'application/json' },
      // The body is built beforehand, so that its time does not count for the server.
      payload: JSON.stringify({
        archivo: 'a.xlsx',
        contenido: Buffer.from(file).toString('base64'),
        aplicar: false,
      }),
    });
  /** Returns the longest response time of other requests meanwhile. */
  const longestWait = async (until: Promise<unknown>) => {
    const ended = until.then(
      () => true,
      () => true,
    );
    let longest = 0;
    for (;;) {
      const started = performance.now();
      expect(
        (await test.app.inject({ method: 'GET', url: '/api/catalogos/estado?pageSize=5', headers: { authorization } }))
          .statusCode,
      ).toBe(200);
      longest = Math.max(longest, performance.now() - started);
      const pause = new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), 10);
      });
      if (await Promise.race([ended, pause])) return longest;
    }
  };

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    authorization = `Bearer ${((await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD } })).body as { token: string }).token}`;
  });
  afterAll(() => test.stop());

  it.each(Object.entries(REFUSED))(
    '%s is refused with a reason, without delaying other requests',
    async (_name, [codigo, make]) => {
      const file = make();
      const harmless = file.length > LARGE_BYTES ? await longestWait(send(Buffer.alloc(file.length, 'a'))) : 0;
      const answer = send(file);
      expect(await longestWait(answer)).toBeLessThan(Math.max(MAX_WAIT_MS, MAX_WAIT_RATIO * harmless));
      const { statusCode, body } = await answer;
      const problem = JSON.parse(body) as { codigo: string; mensaje: string };
      expect([statusCode, problem.codigo]).toEqual([422, codigo]);
      expect(problem.mensaje).not.toMatch(/%\{|^[A-Z_]+$/);
    },
  );

  it.each([
    [60_000, 'XFD'],
    [12_000, 'XFD'],
  ])('%i rows with an empty formatted cell in column %s are read as usual', async (count, letters) => {
    const before = process.memoryUsage.rss();
    const answer = send(
      sheetWith(
        lines(
          count,
          (line) => `${text(`A${line}`, `K-${line}`)}${text(`B${line}`, 'Nombre')}<c r="${letters}${line}" s="1"/>`,
        ),
      ),
    );
    expect(await longestWait(answer)).toBeLessThan(MAX_WAIT_MS);
    const { statusCode, body } = await answer;
    expect([statusCode, (JSON.parse(body) as { filas: number }).filas]).toEqual([200, count]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * MB);
  });

  it('that exhausts the memory of its reader is refused, and the next one is read', async () => {
    // Unreferenced texts of two bytes for each character.
    const texts = `<sst>${`<si><t>${'añ€'.repeat(5000)}</t></si>`.repeat(5000)}</sst>`;
    const refused = await send(workbook({ 'xl/sharedStrings.xml': texts, [SHEET]: '<worksheet/>' }));
    expect([refused.statusCode, (JSON.parse(refused.body) as { codigo: string }).codigo]).toEqual([
      422,
      'ARCHIVO_SIN_MEMORIA',
    ]);
    expect((await send(csv('AAA,Alergología'))).statusCode).toBe(200);
  });

  it('is read two at a time; requests beyond the queue get 503 with a retry time', async () => {
    const file = csv(Array.from({ length: 5000 }, (_, index) => `K-${index},Nombre`).join('\n'));
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(file)));
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]!.headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(12 - busy.length);
    expect((await send(file)).statusCode).toBe(200);
  });
});
