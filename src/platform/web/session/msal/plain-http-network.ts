import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';
import { isLoopback } from '#platform/shared/is-loopback';

/** True when an authority is a test provider on this machine that speaks plain HTTP. */
export function isPlainHttp(authority: string): boolean {
  const { protocol, hostname } = new URL(authority);
  return protocol === 'http:' && isLoopback(hostname);
}

/** MSAL takes no authority but https: the plain one goes by that name, and its requests are sent as they must be. */
export function asHttps(authority: string): string {
  return isPlainHttp(authority) ? authority.replace(/^http:/, 'https:') : authority;
}

/** Sends MSAL's requests to a provider on this machine by plain HTTP. */
export const plainHttpNetwork: INetworkModule = {
  sendGetRequestAsync: <T>(url: string, options?: NetworkRequestOptions) => send<T>('GET', url, options),
  sendPostRequestAsync: <T>(url: string, options?: NetworkRequestOptions) => send<T>('POST', url, options),
};

async function send<T>(method: string, url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> {
  const response = await fetch(url.replace(/^https:/, 'http:'), {
    method,
    headers: options?.headers ?? {},
    ...(options?.body ? { body: options.body } : {}),
  });
  const body = (await response.json()) as T;
  // The issuer has to be of the same kind as the authority that it speaks for.
  const named = body as { issuer?: string };
  if (typeof named.issuer === 'string') named.issuer = named.issuer.replace(/^http:/, 'https:');
  return { headers: Object.fromEntries(response.headers), body, status: response.status };
}
