/** Stylesheet of the API page: light or dark by the reader's system setting. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #16242a; --soft: #51636b; --line: #d8e0e3; --paper: #fff; --tone: #f4f7f8; --accent: #00695c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eef0; --soft: #9fb1b8; --line: #2c3b41; --paper: #11191c; --tone: #182327; --accent: #4db6ac; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; }
h2 { margin: 3rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.25rem; }
h3 { margin: 1rem 0 .25rem; font-size: .8125rem; color: var(--soft); text-transform: uppercase; letter-spacing: .04em; }
p { margin: .25rem 0 .75rem; max-width: 70ch; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; margin: 1rem 0; list-style: none; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--tone); }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .625rem .875rem; cursor: pointer; min-height: 44px; }
summary .summary { color: var(--soft); }
details > div { padding: 0 .875rem .875rem; border-top: 1px solid var(--line); }
.method { min-width: 4.25rem; padding: 0 .5rem; border-radius: 4px; border: 1px solid currentColor; font: 600 .75rem/1.5rem ui-monospace, monospace; text-align: center; color: var(--accent); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: .25rem 0; padding: .75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--soft); }
`;
