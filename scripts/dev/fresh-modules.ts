import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';

/** Modules of the server, loaded in this process and reloaded when a file changes. Packages are loaded once, by Node. */
export interface FreshModules {
  /** @param file path below the root, `/src/…` */
  readonly load: <Exports>(file: string) => Promise<Exports>;
  /** True when a loaded module depends on a file. */
  readonly uses: (file: string) => boolean;
  /** Discards cached files and everything derived from them. Takes absolute paths. */
  readonly forget: (files: Iterable<string>) => void;
  /** Replaces the contents of files until the next call, to load files that are not written yet. */
  readonly pretend: (contents: ReadonlyMap<string, string>) => void;
  readonly close: () => Promise<void>;
}

/** @returns the plugin for Vite's server, and `begin`, which takes the created server */
export function freshModules(): { readonly plugin: Plugin; readonly begin: (server: ViteDevServer) => FreshModules } {
  let pretended: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'red-salud:pretended-files',
    load: (id) => pretended.get(id) ?? null,
  };
  const begin = (server: ViteDevServer): FreshModules => {
    const { ssr } = server.environments;
    const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' });
    const forget = (files: Iterable<string>) => {
      for (const file of files) {
        ssr.moduleGraph.onFileChange(file);
        for (const node of runner.evaluatedModules.getModulesByFile(file) ?? []) invalidate(runner, node, new Set());
      }
    };
    return {
      load: (file) => runner.import(file),
      uses: (file) => runner.evaluatedModules.getModulesByFile(file) !== undefined,
      forget,
      pretend(contents) {
        const touched = new Set([...pretended.keys(), ...contents.keys()]);
        pretended = contents;
        forget(touched);
      },
      close: () => runner.close(),
    };
  };
  return { plugin, begin };
}

function invalidate(runner: ModuleRunner, node: EvaluatedModuleNode, seen: Set<EvaluatedModuleNode>): void {
  if (seen.has(node)) return;
  seen.add(node);
  for (const id of node.importers) {
    const importer = runner.evaluatedModules.getModuleById(id);
    if (importer) invalidate(runner, importer, seen);
  }
  runner.evaluatedModules.invalidateModule(node);
}
