import { describe, expect, it } from 'vitest';
import { seal, unseal } from '#platform/shared/text/sealed-text';

describe('a sealed text', () => {
  const keyOf = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const TEXT = 'Paciente con alergia a la penicilina';

  it('opens with its key under its label', async () => {
    const key = await keyOf();
    expect(await unseal(key, 'borrador 7', await seal(key, 'borrador 7', TEXT))).toBe(TEXT);
  });

  it('does not open with another key, under another label, or with any byte changed', async () => {
    const key = await keyOf();
    const sealed = await seal(key, 'borrador 7', TEXT);
    const failed = { name: 'OperationError' };
    await expect(unseal(await keyOf(), 'borrador 7', sealed)).rejects.toMatchObject(failed);
    await expect(unseal(key, 'borrador 8', sealed)).rejects.toMatchObject(failed);
    for (let at = 0; at < sealed.data.byteLength; at += 1) {
      const data = new Uint8Array(sealed.data.slice());
      data[at]! ^= 1;
      await expect(unseal(key, 'borrador 7', { ...sealed, data: data.buffer })).rejects.toMatchObject(failed);
    }
  });

  it('differs each time: no initialisation vector is used twice', async () => {
    const key = await keyOf();
    const vectors = await Promise.all(
      Array.from({ length: 100 }, async () => (await seal(key, 'borrador 7', TEXT)).iv.join()),
    );
    expect(new Set(vectors).size).toBe(100);
  });
});
