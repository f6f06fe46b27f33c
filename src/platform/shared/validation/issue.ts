/**
 * Issue of one field. `codigo` names the rule and is the key of its text (`errors.<codigo>`); `params` fills the text's placeholders.
 * `campo` is the path in the API, '' for the record as a whole.
 */
export interface Issue {
  readonly campo: string;
  readonly codigo: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Further placeholders, each filled with a translated key: `{ estatus: 'enums.EstatusSolicitud.ENVIADA' }`. */
  readonly labels?: Readonly<Record<string, string>>;
}
