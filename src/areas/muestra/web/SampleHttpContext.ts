import { createContext, useContext } from 'react';
import type { HttpClient } from '#platform/web/client/http-client';

const SampleHttpContext = createContext<HttpClient | null>(null);
export const SampleHttpProvider = SampleHttpContext.Provider;

/** Returns the client of the sample backend, whose paths begin with `/mock/`. */
export function useSampleHttp(): HttpClient {
  const http = useContext(SampleHttpContext);
  if (!http) throw new Error('useSampleHttp needs a SampleHttpProvider above it');
  return http;
}
