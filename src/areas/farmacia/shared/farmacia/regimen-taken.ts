import { howTaken, type Language, type TakenLine } from './how-taken';

const THEN = { es: 'después', en: 'then' };

/** Describes a regimen of one or more parts, with the instructions of each: «1 tableta …; después 0.5 tabletas …. Con alimentos». */
export function regimenTaken(parts: readonly TakenLine[], language: Language = 'es'): string {
  const taken = parts.map((part) => howTaken(part, language)).join(`; ${THEN[language]} `);
  return [taken, ...parts.flatMap(({ indicaciones }) => indicaciones ?? [])].filter(Boolean).join('. ');
}
