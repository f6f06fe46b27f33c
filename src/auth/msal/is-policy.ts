import type { AuthenticationResult } from '@azure/msal-browser';

/** Whether an answer of the provider is of the policy behind this authority; the library writes addresses in lower case. */
export function isPolicy(result: AuthenticationResult, authority: string): boolean {
  return pathOf(result.authority) === pathOf(authority);
}

const pathOf = (authority: string): string => new URL(authority).pathname.toLowerCase().replace(/\/+$/, '');
