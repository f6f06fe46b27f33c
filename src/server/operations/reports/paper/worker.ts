/** What runs in a thread of its own: lays out one sheet after the other. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { FromPaperWorker, PaperSheet } from './paper-sheet';
import { sheetDefinition } from './sheet-definition';

const port = parentPort!;
const FONTS = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (name: string) => path.join(FONTS, `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: { normal: font('Regular'), bold: font('Medium'), italics: font('Italic'), bolditalics: font('MediumItalic') },
});
// A report has nothing that would have to be fetched; nothing in it may ask for it.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(FONTS));

port.on('message', (sheet: PaperSheet) => void print(sheet));

async function print(sheet: PaperSheet): Promise<void> {
  const answer = (message: FromPaperWorker, given: ArrayBuffer[] = []) => port.postMessage(message, given);
  try {
    const bytes = Uint8Array.from(await pdfmake.createPdf(sheetDefinition(sheet)).getBuffer());
    answer({ kind: 'done', bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
