import { composeCurp } from '#areas/personas/shared/curp/compose-curp';
import { plainText } from '#platform/shared/text/plain-text';
import nombres from '../data/nombres.json';
import { randomFor, type Random } from '../random';
import { birthDate, type PersonKind } from './birth';

/** A generated person as the table `persona` holds it. Surnames are invented and CURPs use homoclaves that RENAPO does not assign. */
export interface Person {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  readonly genero: 'H' | 'M' | 'X';
  readonly fechaNacimiento: string;
  readonly paisNacimiento: string;
  readonly estadoNacimiento: string;
  readonly curp: string | null;
  readonly telefono: string;
  readonly correo: string | null;
}

export interface PersonWish {
  readonly kind: PersonKind;
  readonly index: number;
  readonly baseDate: string;
  readonly ages: readonly [number, number];
  readonly genero?: Person['genero'];
  /** CURPs in use; the new one is added. */
  readonly taken: Set<string>;
}

const STATES = [
  ['CL', 82],
  ['NL', 4],
  ['DG', 4],
  ['ZS', 3],
  ['TS', 2],
  ['SP', 2],
  ['CH', 1],
  ['DF', 1],
] as const;
const COUNTRIES = [
  ['US', 60],
  ['GT', 10],
  ['HN', 14],
  ['SV', 6],
  ['VE', 10],
] as const;

/** Returns the person at an index, always the same. If its CURP is taken, the next draw of the same stream is used. */
export function person(wish: PersonWish): Person {
  const random = randomFor(wish.kind, wish.index);
  for (;;) {
    const proposal = propose(random, wish);
    if (proposal.curp === null || !wish.taken.has(proposal.curp)) {
      if (proposal.curp !== null) wish.taken.add(proposal.curp);
      return proposal;
    }
  }
}

function propose(random: Random, { kind, baseDate, ages, genero: wanted }: PersonWish): Person {
  const genero =
    wanted ??
    random.weighted([
      ['M', 530],
      ['H', 467],
      ['X', 3],
    ] as const);
  const given =
    genero === 'H' ? nombres.hombres : genero === 'M' ? nombres.mujeres : [...nombres.mujeres, ...nombres.hombres];
  const first = random.pick(given);
  const second = random.chance(0.35) ? random.pick(given) : first;
  const abroad = random.chance(0.02);
  const source = {
    nombre: second === first ? first : `${first} ${second}`,
    primerApellido: random.pick(nombres.apellidos),
    segundoApellido: random.chance(0.03) ? null : random.pick(nombres.apellidos),
    genero,
    fechaNacimiento: birthDate(random, kind, baseDate, ages),
    paisNacimiento: abroad ? random.weighted(COUNTRIES) : 'MX',
    estadoNacimiento: abroad ? 'NE' : random.weighted(STATES),
  };
  return {
    ...source,
    curp: composeCurp(source, source.fechaNacimiento < '2000' ? '9' : 'Z'),
    telefono: `844555${String(random.integer(0, 9999)).padStart(4, '0')}`,
    correo: random.chance(0.4)
      ? `${slug(first)}.${slug(source.primerApellido)}${random.integer(1, 99)}@example.org`
      : null,
  };
}

/** Returns a word in the form of an e-mail address's local part. */
export function slug(word: string): string {
  return plainText(word).replace(/[^a-z0-9]/g, '');
}
