/** One entry of `errors` (SPEC 8). */
export interface RequestError {
  readonly domain: 'global';
  readonly reason: 'invalid';
  readonly message?: string;
  readonly field?: string;
}

interface More {
  readonly errors?: readonly RequestError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error answer of a request; `message` and `errors` become its JSON. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly errors: readonly RequestError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, { errors, headers = {} }: More = {}) {
    super(message);
    this.name = 'RequestFailure';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  /** Returns a 400 for a parameter, or a property of the body, that is missing or of the wrong type. */
  static badParameter(name: string): RequestFailure {
    return new RequestFailure(400, `Falta el parámetro ${name} o no es válido.`);
  }

  /** Returns a 404 for an unknown id. */
  static unknownId(id: string): RequestFailure {
    return new RequestFailure(404, `No existe el registro ${id}.`);
  }
}
