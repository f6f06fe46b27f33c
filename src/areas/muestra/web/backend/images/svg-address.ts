/** A drawing as an address that stands anywhere an image's does, `<img>` and the content security policy included. */
export function svgAddress(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  // As it is but for what an address may not hold: half the length of an encoding of everything.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
