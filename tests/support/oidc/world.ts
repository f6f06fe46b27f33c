import { rm } from 'node:fs/promises';
import { freePort, startProcess } from '../start-process';
import { demoFolder } from '../web/demo-folder';
import {
  AUDIENCE,
  CLIENT_ID,
  EDIT_POLICY,
  FORGOT_POLICY,
  READ_SCOPE,
  SIGN_IN_POLICY,
  TENANT,
  WRITE_SCOPE,
} from './policies';

export interface IdentityWorld {
  readonly app: string;
  /** Changes the behaviour of the provider and resets its request log; `forget` ends its sessions and grants. */
  readonly control: (changes: { accessTokenSeconds?: number; down?: boolean; forget?: boolean }) => Promise<void>;
  /** Requests to the provider since the last `control`: method, policy, endpoint. */
  readonly asked: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Starts the product with sign-in at a provider, each in a separate process. */
export async function startIdentityWorld(
  interaction: 'redirect' | 'popup',
  mode: 'msal' | 'both' = 'msal',
): Promise<IdentityWorld> {
  const [idpPort, appPort] = [await freePort(), await freePort()];
  const dataDir = await demoFolder('idp');
  const app = `http://127.0.0.1:${appPort}`;
  const idp = await startProcess({
    args: ['--import', 'tsx', 'tests/support/oidc/main.ts'],
    env: { PORT: String(idpPort), APP: app },
  });
  const server = await startProcess({
    env: {
      PORT: String(appPort),
      DATA_DIR: dataDir,
      SIGN_IN_MODE: mode,
      IDP_INTERACTION: interaction,
      IDP_TENANT_URL: `${idp.url}/${TENANT}`,
      IDP_SIGN_IN_POLICY: SIGN_IN_POLICY,
      IDP_FORGOT_PASSWORD_POLICY: FORGOT_POLICY,
      IDP_EDIT_PROFILE_POLICY: EDIT_POLICY,
      IDP_CLIENT_ID: CLIENT_ID,
      IDP_AUDIENCE: AUDIENCE,
      IDP_READ_SCOPE: READ_SCOPE,
      IDP_WRITE_SCOPE: WRITE_SCOPE,
    },
  });
  return {
    app,
    control: async (changes) => {
      await fetch(`${idp.url}/control`, { method: 'POST', body: JSON.stringify(changes) });
    },
    asked: async () => (await (await fetch(`${idp.url}/control`)).json()) as string[],
    async close() {
      // Killed, because nothing is stored and a normal stop would wait for the browser's open connections.
      await Promise.all([server.end('SIGKILL'), idp.end('SIGKILL')]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
