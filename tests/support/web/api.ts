import { signIn } from '../sign-in';

export type Json = Record<string, unknown>;

/** The API for one of the demo users. */
export class Api {
  private constructor(
    private readonly base: string,
    readonly token: string,
  ) {}

  /** @param profile the part of the demo user's address before the `@` */
  static async signIn(base: string, profile: string): Promise<Api> {
    return new Api(base, await signIn(base, `${profile}@example.org`));
  }

  /** True while the session is active. */
  async isOpen(): Promise<boolean> {
    return (
      await fetch(`${this.base}/api/catalogos/usuario/usuario-actual`, {
        headers: { Authorization: `Bearer ${this.token}` },
      })
    ).ok;
  }

  async get<Answer = Json>(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  async create(path: string, record: Json): Promise<Json> {
    return this.send('POST', path, record);
  }

  /** Writes the present record with `changes`. */
  async change(path: string, changes: Json): Promise<Json> {
    const current = await this.get(path);
    return this.send('PUT', path, { ...current, ...changes }, { 'If-Match': `"${String(current['version'])}"` });
  }

  async remove(path: string): Promise<void> {
    const { version } = await this.get(path);
    await this.send('DELETE', path, undefined, { 'If-Match': `"${String(version)}"` });
  }

  /** Takes a step of a document in its present version. */
  async step<Answer = Json>(path: string, name: string, body: Json = {}): Promise<Answer> {
    const { version } = await this.get(path);
    return this.send('POST', `${path}/${name}`, body, { 'If-Match': `"${String(version)}"` });
  }

  private async send<Answer = Json>(
    method: string,
    path: string,
    body?: Json,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.base}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text === '' ? 'null' : text) as Answer;
  }
}

let last = 0;

/** Returns a code that no other test uses. */
export function uniqueCode(prefix: string): string {
  last += 1;
  return `${prefix}${(Date.now() % 100_000).toString(36).toUpperCase()}${last}`.slice(0, 10);
}
