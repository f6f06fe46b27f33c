/** Reason for refusing an archive: the key of its text (`errors.<codigo>`) and its placeholders. */
export class ArchiveFault extends Error {
  constructor(
    readonly codigo:
      | 'ARCHIVO_PARTES'
      | 'ARCHIVO_DEMASIADO_GRANDE'
      | 'ARCHIVO_INFLADO'
      | 'ARCHIVO_FALSO'
      | 'ARCHIVO_ANIDADO',
    readonly params: Readonly<Record<string, number>> = {},
  ) {
    super(codigo);
    this.name = 'ArchiveFault';
  }
}
