import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of the application that are wrapped in development, to access the objects they create. */
const WRAPPED: Readonly<Record<string, string>> = {
  'src/platform/web/i18n/i18n-store.ts': 'scripts/dev/page/i18n-store.ts',
  'src/platform/web/client/query-client.ts': 'scripts/dev/page/query-client.ts',
};

/** Returns the Vite plugin that updates open pages in place when schemas change. */
export function pagePlugin(root: string): Plugin {
  const at = (file: string) => normalizePath(path.join(root, file));
  const wrappers = new Map(Object.entries(WRAPPED).map(([module, wrapper]) => [at(module), at(wrapper)]));
  return {
    name: 'red-salud:page',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(at('scripts/dev/page')) || !/(?:i18n-store|query-client)$/.test(source))
        return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (resolved && wrappers.get(resolved.id)) ?? null;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/scripts/dev/page/start.ts' }, injectTo: 'head' },
    ],
  };
}
