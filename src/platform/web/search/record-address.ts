/** A record that an address of the product opens. */
export interface RecordAddress {
  readonly entity: string;
  readonly id: string;
}

/** The record that an address leads to, as the QR code of a printed document gives it; null for any other text. */
export function recordAddress(text: string): RecordAddress | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const [, entity, id] = (url?.protocol.startsWith('http') && /^\/([a-z-]+)\/([\w.-]+)$/.exec(url.pathname)) || [];
  return entity !== undefined && id !== undefined ? { entity, id } : null;
}
