/** A text encrypted with AES-GCM, as stored in a browser's database. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** @param label purpose of the text; it can be decrypted only with the same label */
export async function seal(key: CryptoKey, label: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encode(label) }, key, encode(text));
  return { iv, data };
}

/** @throws when it was sealed with another key, under another label, or was tampered with */
export async function unseal(key: CryptoKey, label: string, { iv, data }: Sealed): Promise<string> {
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: encode(label) }, key, data),
  );
}

const encode = (text: string) => new TextEncoder().encode(text);
