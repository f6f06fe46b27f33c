import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';
import { isLoopback } from '#platform/shared/is-loopback';

/** True when an authority is a test provider on this machine that uses plain HTTP. */
export function isPlainHttp(authority: string): boolean {
  const { protocol, hostname } = new URL(authority);
  return protocol === 'http:' && isLoopback(hostname);
}

/** Replaces the scheme of a plain HTTP authority by https, as MSAL accepts no other; requests are still sent over HTTP. */
export function asHttps(authority: string): string {
  return isPlainHttp(authority) ? authority.replace(/^http:/, 'https:') : authority;
}

/** Sends MSAL's requests to a provider on this machine over plain HTTP. */
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
  // The issuer must have the same scheme as its authority.
  const named = body as { issuer?: string };
  if (typeof named.issuer === 'string') named.issuer = named.issuer.replace(/^http:/, 'https:');
  return { headers: Object.fromEntries(response.headers), body, status: response.status };
}
