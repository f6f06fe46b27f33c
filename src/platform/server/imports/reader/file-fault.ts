/** Why a file as a whole cannot be read: the code of its text (`errors.<codigo>`) and what fills it. */
export class FileFault extends Error {
  constructor(
    readonly codigo: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(codigo);
    this.name = 'FileFault';
  }
}
