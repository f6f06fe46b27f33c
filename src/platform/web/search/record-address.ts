/** Entity and key of a record, from a URL of the product. */
export interface RecordAddress {
  readonly entity: string;
  readonly id: string;
}

/** Returns the record of a URL, such as that in the QR code of a printed document; null for any other text. */
export function recordAddress(text: string): RecordAddress | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const [, entity, id] = (url?.protocol.startsWith('http') && /^\/([a-z-]+)\/([\w.-]+)$/.exec(url.pathname)) || [];
  return entity !== undefined && id !== undefined ? { entity, id } : null;
}
