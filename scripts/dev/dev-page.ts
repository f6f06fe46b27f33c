import path from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { SCHEMA_EVENT, type SchemaChange } from './page/schema-change';
import type { Trouble } from './trouble';

/** Open pages of the session. */
export interface DevPage {
  /** Shows changes below generated/ in the open pages. */
  readonly show: (files: readonly string[], serverChanged: boolean) => Promise<void>;
  /** Shows an error over all pages, including pages opened later; null removes it. */
  readonly tell: (trouble: Trouble | null) => void;
}

const RENEWED = /^(?:web\/([^/]+)\/resource\.gen\.ts|locales\/[^/]+\/([^/]+)\.gen\.json)$/;
/** Generated modules that contain only components: React re-renders them and retains their state. */
const REDRAWN =
  /^(?:web\/(?!menu\/|resources\/)[^/]+\/(?!resource\.gen|report\.gen)|shared\/(?:forms|validators|lifecycles)\/)/;
const MENU = /^web\/menu\//;

export function devPage(server: ViteDevServer, generated: string): DevPage {
  const { client } = server.environments;
  let trouble: Trouble | null = null;
  server.ws.on('connection', () => {
    if (trouble) server.ws.send({ type: 'error', err: trouble.overlay });
  });
  const loaded = (file: string) => [
    ...(client.moduleGraph.getModulesByFile(normalizePath(path.join(generated, file))) ?? []),
  ];

  return {
    async show(files, serverChanged) {
      const at = Date.now();
      const used = files.filter((file) => MENU.test(file) || loaded(file).length > 0);
      if (used.some((file) => !RENEWED.test(file) && !REDRAWN.test(file) && !MENU.test(file))) {
        for (const file of used) client.moduleGraph.onFileChange(normalizePath(path.join(generated, file)));
        client.hot.send({ type: 'full-reload', path: '*' });
        return;
      }
      for (const file of used) client.moduleGraph.onFileChange(normalizePath(path.join(generated, file)));
      const resources = new Set<string>();
      for (const file of used) {
        const [, ofModule, ofTexts] = RENEWED.exec(file) ?? [];
        const name = ofModule ?? ofTexts;
        if (name !== undefined) {
          resources.add(name);
          // Imported again under a new address, which Vite writes into the importing modules.
          for (const module of loaded(file)) module.lastHMRTimestamp = at;
        } else if (REDRAWN.test(file)) {
          for (const module of loaded(file)) await client.reloadModule(module);
        }
      }
      const change: SchemaChange = {
        at,
        resources: [...resources],
        menu: files.some((file) => MENU.test(file)),
        records: serverChanged,
      };
      client.hot.send({ type: 'custom', event: SCHEMA_EVENT, data: change });
    },
    tell(next) {
      const had = trouble !== null;
      trouble = next;
      if (next) client.hot.send({ type: 'error', err: next.overlay });
      else if (had)
        client.hot.send({
          type: 'custom',
          event: SCHEMA_EVENT,
          data: { at: Date.now(), resources: [], menu: false, records: false } satisfies SchemaChange,
        });
    },
  };
}
