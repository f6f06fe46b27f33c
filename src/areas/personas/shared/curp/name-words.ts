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
 * Words of a name as the CURP counts them: capitals, without accents, Ñ as X, `/ - .` as X (an abbreviation's full stop
 * is only left out), particles dropped unless nothing else would remain. Not the plain text of searches, for which Ñ is an N and Š a letter of its own.
 */
export function nameWords(name: string): string[] {
  const words = name
    .toUpperCase()
    // A tilde that stands behind its N is one letter with it, and no accent.
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
