/** Encodes a drawing as a data URL for `<img>`, allowed by the content security policy. */
export function svgAddress(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  // Escapes only characters that a data URL cannot contain: half the length of a full encoding.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
