/** A substance or a group of substances, with the names it is known by. */
export interface Substance {
  /** `amoxicilina`, `penicilinas` */
  readonly clave: string;
  readonly nombre: string;
  readonly tipo: 'SUSTANCIA' | 'GRUPO';
  /** Code of the ATC index of the WHO. */
  readonly atc?: string | null;
  /** Synonyms, brands and ways of writing it. */
  readonly sinonimos?: readonly string[] | null;
  /** Groups that it belongs to, by their `clave`. */
  readonly grupos?: readonly string[] | null;
  /** Groups to which a person allergic to this one may react as well. */
  readonly cruzadas?: readonly string[] | null;
  /** An allergy to one of the group is one to all of it. */
  readonly comparteAlergia?: boolean | null;
  /** Two of the group duplicate a treatment. */
  readonly duplicaTerapia?: boolean | null;
}
