/** By keyword: the part of a file that shows it, laid over the base in base.ts. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
