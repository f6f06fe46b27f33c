/** Substance or group of substances, with its names. */
export interface Substance {
  /** `amoxicilina`, `penicilinas` */
  readonly clave: string;
  readonly nombre: string;
  readonly tipo: 'SUSTANCIA' | 'GRUPO';
  /** Code of the ATC index of the WHO. */
  readonly atc?: string | null;
  /** Synonyms, brands and spellings. */
  readonly sinonimos?: readonly string[] | null;
  /** Groups that it belongs to, by their `clave`. */
  readonly grupos?: readonly string[] | null;
  /** Groups with a possible cross-reaction in a person who is allergic to this one. */
  readonly cruzadas?: readonly string[] | null;
  /** True when an allergy to one member of the group applies to all of it. */
  readonly comparteAlergia?: boolean | null;
  /** True when two members of the group duplicate a treatment. */
  readonly duplicaTerapia?: boolean | null;
}
