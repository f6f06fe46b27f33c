export interface HostileHtml {
  readonly name: string;
  readonly html: string;
}

/**
 * HTML that tries to run code, load data or change the page. Each calls `window.hacked` if it can. After sanitising, only elements of
 * formatted text and attributes of links remain.
 */
export const HOSTILE_HTML: readonly HostileHtml[] = [
  { name: 'a script', html: '<p>uno</p><script>window.hacked = 1</script>' },
  { name: 'a script in capitals, never closed', html: '<p>uno</p><SCRIPT SRC="data:text/javascript,window.hacked=1">' },
  { name: 'an image that fails', html: '<p>uno<img src="x" onerror="window.hacked = 1"></p>' },
  { name: 'an image without quotes and blanks', html: '<img/src=x/onerror=window.hacked=1>' },
  { name: 'a link that runs', html: '<a href="javascript:window.hacked=1">dos</a>' },
  { name: 'a link that runs, with a blank and mixed case', html: '<a href=" jAvAsCrIpT:window.hacked=1">dos</a>' },
  { name: 'a link that runs, with a tab inside', html: '<a href="java\tscript:window.hacked=1">dos</a>' },
  {
    name: 'a link that runs, with an encoded line break inside',
    html: '<a href="java&#10;script:window.hacked=1">dos</a>',
  },
  {
    name: 'a link that runs, with encoded letters',
    html: '<a href="&#106;&#97;vascript&colon;window.hacked=1">dos</a>',
  },
  {
    name: 'a link that runs, with a control character before',
    html: '<a href="&#1;javascript:window.hacked=1">dos</a>',
  },
  { name: 'a link to Visual Basic', html: '<a href="vbscript:msgbox(1)">dos</a>' },
  { name: 'a link to a page of its own', html: '<a href="data:text/html,<script>window.hacked=1</script>">dos</a>' },
  { name: 'a link to a file', html: '<a href="file:///etc/passwd">dos</a>' },
  { name: 'a link to an object of the page', html: '<a href="blob:https://example.com/1">dos</a>' },
  { name: 'a link to another place without a protocol', html: '<a href="//example.com/x">dos</a>' },
  { name: 'a link within the application', html: '<a href="/usuarios/1/edit">dos</a>' },
  {
    name: 'a link with handlers, names and targets',
    html: '<a href="https://example.com" onclick="window.hacked=1" id="root" name="body" target="_top" rel="opener" ping="https://example.com/p" download>dos</a>',
  },
  { name: 'an SVG that loads', html: '<svg onload="window.hacked = 1"></svg>' },
  { name: 'an SVG with a script', html: '<svg><script>window.hacked=1</script></svg>' },
  {
    name: 'an SVG with an animated link',
    html: '<svg><a><animate attributeName=href values=javascript:window.hacked=1 /><text x=20 y=20>dos</text></a></svg>',
  },
  {
    name: 'an SVG that uses another',
    html: '<svg><use href="data:image/svg+xml,<svg id=x onload=window.hacked=1>#x"></use></svg>',
  },
  {
    name: 'a paragraph with style and handler',
    html: '<p style="position:fixed;inset:0;background:url(https://example.com/x)" onclick="window.hacked=1">uno</p>',
  },
  {
    name: 'a paragraph that takes the focus',
    html: '<p tabindex="0" autofocus onfocus="window.hacked=1" contenteditable accesskey="x">uno</p>',
  },
  {
    name: 'an animation that ends',
    html: '<style>@keyframes x{}</style><p style="animation-name:x" onanimationend="window.hacked=1">uno</p>',
  },
  {
    name: 'a style sheet',
    html: '<style>body{display:none}</style><link rel="stylesheet" href="https://example.com/x.css"><p>uno</p>',
  },
  {
    name: 'classes and data of the application',
    html: '<p class="MuiDialog-root" data-shell id="root" data-row-link slot="x" is="x-y">uno</p>',
  },
  { name: 'a frame', html: '<iframe src="javascript:window.hacked=1"></iframe>' },
  { name: 'a frame with a page', html: '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>' },
  {
    name: 'objects and embedded things',
    html: '<object data="javascript:window.hacked=1"></object><embed src="javascript:window.hacked=1"><applet code="x"></applet>',
  },
  {
    name: 'a form that asks for a password',
    html: '<form action="https://example.com" id="x"><input name="clave" type="password" autofocus onfocus="window.hacked=1"><button formaction="javascript:window.hacked=1">Entrar</button></form>',
  },
  {
    name: 'a form that hides its own properties',
    html: '<form><input name="attributes"><input name="nodeName"><p onclick="window.hacked=1">uno</p></form>',
  },
  {
    name: 'a page that leads elsewhere',
    html: '<meta http-equiv="refresh" content="0;url=javascript:window.hacked=1"><base href="https://example.com/">',
  },
  {
    name: 'media',
    html: '<video><source onerror="window.hacked=1"></video><audio src="x" onerror="window.hacked=1"></audio><video poster="https://example.com/x"></video>',
  },
  { name: 'details that open', html: '<details open ontoggle="window.hacked=1"><summary>uno</summary>dos</details>' },
  { name: 'a marquee', html: '<marquee onstart="window.hacked=1">uno</marquee>' },
  {
    name: 'mathematics that change when read again (mglyph)',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  },
  {
    name: 'mathematics that change when read again (annotation)',
    html: '<math><annotation-xml encoding="text/html"><style><img src=x onerror="window.hacked=1"></style></annotation-xml></math>',
  },
  {
    name: 'mathematics with a link',
    html: '<math href="javascript:window.hacked=1"><mi xlink:href="javascript:window.hacked=1">uno</mi></math>',
  },
  {
    name: 'a form in mathematics that closes late',
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  },
  {
    name: 'an SVG that changes when read again',
    html: '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">',
  },
  {
    name: 'text that is raw only without scripts',
    html: '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">uno</p></noscript>',
  },
  {
    name: 'raw text elements',
    html: '<xmp><p title="</xmp><img src=x onerror=window.hacked=1>"></xmp><textarea></textarea><img src=x onerror=window.hacked=1></textarea><title><img src=x onerror=window.hacked=1></title>',
  },
  {
    name: 'a template and a shadow tree',
    html: '<template shadowrootmode="open"><img src=x onerror="window.hacked=1"></template><slot onslotchange="window.hacked=1"></slot>',
  },
  {
    name: 'a comment that closes early',
    html: '<!--><img src=x onerror="window.hacked=1">--><p>uno</p><!-- --!><img src=x onerror="window.hacked=1"> -->',
  },
  {
    name: 'an instruction and a section',
    html: '<?xml version="1.0"?><img src=x onerror="window.hacked=1"?><![CDATA[<img src=x onerror="window.hacked=1">]]>',
  },
  {
    name: 'elements of its own',
    html: '<x-hack onclick="window.hacked=1">uno</x-hack><custom:tag style="x">dos</custom:tag>',
  },
  {
    name: 'wrappers with handlers, which become paragraphs',
    html: '<div onclick="window.hacked=1" style="position:fixed"><h1 onmouseover="window.hacked=1">uno</h1><div id="root">dos</div></div>',
  },
  {
    name: 'many elements in one another',
    html: `${'<div>'.repeat(600)}<img src=x onerror="window.hacked=1">${'</div>'.repeat(600)}`,
  },
];
