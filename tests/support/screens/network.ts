import { SEARCH } from '#platform/shared/search-path';

/** A request of the application to the server, with the interface of browser tests. */
export class Asked {
  constructor(
    private readonly address: string,
    private readonly init: RequestInit,
  ) {}

  /** Returns the address of the request; for a posted search, that of the equivalent `GET`. */
  url = (): string => {
    const url = new URL(this.address, location.href);
    if (!url.pathname.endsWith(SEARCH)) return url.href;
    url.pathname = url.pathname.slice(0, -SEARCH.length);
    const parameters = Object.entries(JSON.parse(String(this.init.body)) as Record<string, string | string[]>);
    for (const [name, values] of parameters) for (const value of [values].flat()) url.searchParams.append(name, value);
    return url.href;
  };
  method = (): string => (this.address.endsWith(SEARCH) ? 'GET' : (this.init.method ?? 'GET'));
  postDataJSON = (): unknown => JSON.parse(String(this.init.body));
  headers = (): Record<string, string> => Object.fromEntries(new Headers(this.init.headers));
}

/** Answer of a test instead of the server. */
export interface Made {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A pending request that the test lets through or answers. */
export interface Route {
  readonly request: () => Asked;
  readonly continue: () => Promise<void>;
  readonly fetch: () => Promise<Response>;
  readonly fulfill: (made: Made | { readonly response: Response }) => Promise<void>;
}

type Handler = (route: Route) => void | Promise<void>;

interface Rule {
  readonly pattern: string | RegExp;
  readonly handler: Handler;
}

/**
 * Mediates between the application and the server. It tracks pending requests, lets tests answer them, and records refusals, which a
 * browser would report in its console.
 */
export class Network {
  readonly refused: number[] = [];
  open = 0;
  lastAt = 0;
  private rules: Rule[] = [];
  private readonly heard = new Set<(asked: Asked) => void>();
  private readonly original = globalThis.fetch;

  constructor() {
    globalThis.fetch = (input, init = {}) =>
      // The application requests paths; requests of a test have a complete address.
      typeof input === 'string' && input.startsWith('/') ? this.ask(input, init) : this.original(input, init);
  }

  close(): void {
    globalThis.fetch = this.original;
  }

  listen(listener: (asked: Asked) => void): () => void {
    this.heard.add(listener);
    return () => this.heard.delete(listener);
  }

  route(pattern: string | RegExp, handler: Handler): void {
    this.rules = [{ pattern, handler }, ...this.rules];
  }

  unroute(pattern: string | RegExp): void {
    this.rules = this.rules.filter((rule) => String(rule.pattern) !== String(pattern));
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const asked = new Asked(path, init);
    for (const listener of this.heard) listener(asked);
    this.open += 1;
    this.lastAt = Date.now();
    try {
      const rule = this.rules.find(({ pattern }) => expression(pattern).test(asked.url()));
      const answer = await (rule
        ? answered(rule.handler, asked, () => this.original(path, init))
        : this.original(path, init));
      if (answer.status >= 400) this.refused.push(answer.status);
      return answer;
    } finally {
      this.open -= 1;
      this.lastAt = Date.now();
    }
  }
}

function answered(handler: Handler, asked: Asked, send: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const route: Route = {
      request: () => asked,
      fetch: send,
      continue: async () => {
        await send().then(resolve, reject);
      },
      fulfill: async (made) => {
        if ('response' in made) return resolve(made.response);
        const { status = 200, contentType = 'application/json', headers = {}, body = '' } = made;
        resolve(new Response(body, { status, headers: { 'Content-Type': contentType, ...headers } }));
      },
    };
    void Promise.resolve(handler(route)).catch(reject);
  });
}

/** Returns the pattern of an address as an expression: `*` is a part of a path, `**` any text. */
function expression(pattern: string | RegExp): RegExp {
  if (pattern instanceof RegExp) return pattern;
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
