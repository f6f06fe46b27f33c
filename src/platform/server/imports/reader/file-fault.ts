/** Reason why a whole file cannot be read: the key of its text (`errors.<codigo>`) and its placeholders. */
export class FileFault extends Error {
  constructor(
    readonly codigo: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(codigo);
    this.name = 'FileFault';
  }
}
