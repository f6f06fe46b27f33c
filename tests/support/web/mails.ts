import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the mails that the server of the browser tests left for an address, oldest first, as text. */
export async function mailsTo(email: string): Promise<string[]> {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the DATA_DIR of the server at E2E_BASE_URL');
  const folder = path.join(dataDir, 'correo');
  const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails
    .map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${email}`));
}

/** Returns the path of the link in a mail, without the host. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/[^/\s]+(\/reset-password#\?codigo=[\w-]+(&activar=1)?)/.exec(mail)?.[1];
  if (!link) throw new Error(`No link in the mail:\n${mail}`);
  return link;
}

/** Returns the code of the link in a mail. It follows `#`, which no browser sends. */
export function codeIn(link: string): string {
  const codigo = new URLSearchParams(link.slice(link.indexOf('#?') + 2)).get('codigo');
  if (codigo === null) throw new Error(`No code in ${link}`);
  return codigo;
}
