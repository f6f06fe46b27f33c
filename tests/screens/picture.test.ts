import { vi } from 'vitest';
import { expect, test, type Page } from '../support/screens/test';

/** An upload that continues until it is stopped; the class retains the last one begun. */
class EndlessUpload extends EventTarget {
  static last: EndlessUpload | null = null;
  readonly upload = new EventTarget();
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send = (): void => void (EndlessUpload.last = this);

  abort = (): void => {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  };

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

/** Chooses a file like the browser's own dialog. */
const choose = (page: Page, name: string) =>
  page
    .locator('input[type="file"]')
    .first()
    .evaluate((input) => {
      Object.defineProperty(input, 'files', {
        value: [new File(['x'], name, { type: 'image/png' })],
        configurable: true,
      });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

test('a form waits for its picture, which can be stopped; a file that is no picture is refused', async ({
  page,
  api,
  signInAs,
}) => {
  vi.stubGlobal('XMLHttpRequest', EndlessUpload);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  const canvas = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => undefined } as never);
  const blob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/webp' })));
  const [supply] = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=1');
  const written: string[] = [];
  page.on('request', (request) => written.push(request.method()));
  await signInAs('oficina.central');
  await page.goto(`/insumo/${supply!.insumoId}/editar`);
  await page.getByLabel('Nombre genérico').press('End');
  await page.keyboard.type('x');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveCount(0);
  await choose(page, 'caja.png');
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await expect.poll(() => EndlessUpload.last).not.toBeNull();
  EndlessUpload.last!.progress(1, 4);
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  // A second file does not replace it meanwhile.
  const first = EndlessUpload.last;
  await choose(page, 'otra.png');
  const waits = page.getByRole('alert').filter({ hasText: 'La imagen todavía se está subiendo.' });
  await expect(waits).toHaveCount(0);
  await save.click();
  await expect(waits).toBeVisible();
  // The upload continues, and the form waits for it, even when sent repeatedly.
  await expect(progress).toHaveAttribute('aria-valuenow', '25');
  first!.progress(2, 4);
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await save.click();
  await expect(waits).toBeVisible();
  await expect(page).toHaveURL(/editar$/);
  expect(EndlessUpload.last).toBe(first);
  expect(written).not.toContain('PUT');
  await page.getByRole('button', { name: 'Cancelar' }).last().click();
  await expect(progress).toHaveCount(0);

  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('No picture')));
  await choose(page, 'texto.png');
  await expect(page.getByText('El archivo está dañado o no es una imagen que se pueda leer.')).toBeVisible();
  canvas.mockRestore();
  blob.mockRestore();
  vi.unstubAllGlobals();
});
