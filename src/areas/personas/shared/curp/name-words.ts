const PARTICLES = new Set([
  'DA',
  'DAS',
  'DE',
  'DEL',
  'DER',
  'DI',
  'DIE',
  'DD',
  'EL',
  'LA',
  'LOS',
  'LAS',
  'LE',
  'LES',
  'MAC',
  'MC',
  'VAN',
  'VON',
  'Y',
]);

/**
 * Splits a name into words as the CURP does: upper case, without accents, Ñ as X, `/ - .` as X. A final full stop of an abbreviation is
 * dropped. Particles are dropped unless nothing else remains. Unlike search text, where Ñ becomes N and Š is a separate letter.
 */
export function nameWords(name: string): string[] {
  const words = name
    .toUpperCase()
    // NFC joins an N and its combining tilde into one letter, Ñ.
    .normalize('NFC')
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/\.$/, '')
        .replace(/[/.-]/g, 'X')
        .replace(/[^A-Z]/g, ''),
    )
    .filter((word) => word !== '');
  const telling = words.filter((word) => !PARTICLES.has(word));
  return telling.length > 0 ? telling : words;
}
