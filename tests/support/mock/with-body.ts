/** Returns an address with JSON in its parameter `body` (SPEC 7). */
export function withBody(path: string, body: unknown): string {
  return `${path}?body=${encodeURIComponent(JSON.stringify(body))}`;
}
