import { describe, expect, it } from 'vitest';
import { storedName } from '#platform/server/files/stored-name';
import { contentDisposition } from '#platform/server/http/answers/content-disposition';

const PDF = 'application/pdf';
const PNG = 'image/png';
const JPEG = 'image/jpeg';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sent name, media type of the content, and stored name. */
const CASES: readonly (readonly [string, string, string])[] = [
  // Extensions.
  ['x.pdf', PNG, 'x.png'],
  ['x.PDF', PDF, 'x.pdf'],
  ['foto', PNG, 'foto.png'],
  ['foto.JPEG', JPEG, 'foto.jpeg'],
  ['foto.jpg', JPEG, 'foto.jpg'],
  ['foto.jfif', JPEG, 'foto.jpg'],
  ['lista.xls', XLSX, 'lista.xlsx'],
  ['macro.xlsm', XLSX, 'macro.xlsx'],
  ['a.pdf.exe', PDF, 'a.pdf'],
  ['a.exe.pdf', PDF, 'a.pdf'],
  ['a.php.png', PNG, 'a.png'],
  ['a.tar.gz', PDF, 'a.pdf'],
  ['a.pdf .exe', PDF, 'a.pdf'],
  ['a.pdf. . .', PDF, 'a.pdf'],
  ['a.xyz', PDF, 'a.xyz.pdf'],
  ['page.html', PNG, 'page.png'],
  ['Oficio No. 5', PDF, 'Oficio No. 5.pdf'],
  ['Acta v1.2', PDF, 'Acta v1.2.pdf'],
  ['Dra. Ana', PDF, 'Dra. Ana.pdf'],
  ['.pdf', PDF, 'archivo.pdf'],
  ['.htaccess', PDF, 'htaccess.pdf'],
  ['...x.pdf', PDF, 'x.pdf'],
  // Folders, drives and streams.
  ['C:\\docs\\Anexo «técnico» ñ.pdf', PDF, 'Anexo «técnico» ñ.pdf'],
  ['../../etc/passwd', PDF, 'passwd.pdf'],
  ['..\\..\\boot.ini', PDF, 'boot.ini.pdf'],
  ['a.pdf:oculto.exe', PDF, 'a.pdf-oculto.pdf'],
  ['C:x.pdf', PDF, 'C-x.pdf'],
  ['a<b>"c|d?e*.pdf', PDF, 'a-b--c-d-e-.pdf'],
  // Invisible characters, and characters that reverse the direction of text.
  ['factura\u202Efdp.exe', PDF, 'facturafdp.pdf'],
  ['a\u200B\u200F\u2066b\uFEFF.pdf', PDF, 'ab.pdf'],
  ['a\0b\r\nSet-Cookie: x.pdf', PDF, 'abSet-Cookie- x.pdf'],
  ['a\u2028b\u0085c.pdf', PDF, 'abc.pdf'],
  ['a\uD800.pdf', PDF, 'a.pdf'],
  ['cafe\u0301.pdf', PDF, 'café.pdf'],
  ['a \t\u3000 b.pdf', PDF, 'a b.pdf'],
  // Devices of Windows.
  ['CON', PDF, '_CON.pdf'],
  ['nul.pdf', PDF, '_nul.pdf'],
  ['com1.algo.pdf', PDF, '_com1.algo.pdf'],
  ['lpt¹.pdf', PDF, '_lpt¹.pdf'],
  ['AUX .pdf', PDF, '_AUX.pdf'],
  ['console.pdf', PDF, 'console.pdf'],
  // Length: 200 characters and 240 bytes, the extension included.
  [`${'a'.repeat(300)}.exe`, PDF, `${'a'.repeat(196)}.pdf`],
  [`${'ñ'.repeat(300)}.pdf`, PDF, `${'ñ'.repeat(118)}.pdf`],
  [`${'👩‍⚕️'.repeat(300)}.pdf`, PDF, `${'👩⚕️'.repeat(23)}👩.pdf`],
];

describe('the stored name of a file', () => {
  it.each(CASES)('%j with the content of %s becomes %j', (name, mediaType, stored) => {
    expect(storedName(name, mediaType)).toBe(stored);
  });

  it.each(CASES)('is stable for %j with the content of %s', (name, mediaType) => {
    const stored = storedName(name, mediaType);
    expect(storedName(stored, mediaType)).toBe(stored);
    expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(240);
  });

  it.each([[undefined], [7], [''], ['  '], ['\u202E\u0000'], ['a/'], ['...'], ['. .']])('refuses %j', (name) => {
    expect(() => storedName(name, PDF)).toThrow(
      expect.objectContaining({
        status: 400,
        errores: [{ campo: 'nombre', codigo: 'REQUERIDO', params: {} }],
      }) as Error,
    );
  });
});

describe('the header of a download', () => {
  it.each([
    ['acta.pdf', `attachment; filename="acta.pdf"; filename*=UTF-8''acta.pdf`],
    ['Anexo «ñ».pdf', `attachment; filename="Anexo _n_.pdf"; filename*=UTF-8''Anexo%20%C2%AB%C3%B1%C2%BB.pdf`],
    [
      `a"b\\c%41'(d)*.pdf`,
      `attachment; filename="a_b_c_41'(d)*.pdf"; filename*=UTF-8''a%22b%5Cc%2541%27%28d%29%2A.pdf`,
    ],
    ['a\r\nX: y.pdf', `attachment; filename="a__X: y.pdf"; filename*=UTF-8''a%0D%0AX%3A%20y.pdf`],
    ['處方.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E8%99%95%E6%96%B9.pdf`],
    ['a\uD800.pdf', `attachment; filename="a_.pdf"; filename*=UTF-8''a.pdf`],
  ])('names %j in both parameters', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });
});
