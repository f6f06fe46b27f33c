import type { Palette } from './palette';

type Shape = (palette: Palette) => string;

/** Shapes of the sample products, on a sheet of 400 by 300 with the floor at 262. */
export const SHAPES = {
  phone: ({ light, main, dark }) =>
    `<rect x="146" y="38" width="108" height="222" rx="18" fill="${dark}"/><rect x="154" y="48" width="92" height="202" rx="10" fill="${light}"/>` +
    `<path fill="${main}" d="M154 58a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v62c-30 26-62-6-92 16z"/><circle cx="200" cy="58" r="4" fill="${dark}"/>` +
    `<g fill="#fff">${[168, 190, 212].map((x) => `<rect x="${x}" y="160" width="16" height="16" rx="4"/><rect x="${x}" y="186" width="16" height="16" rx="4"/>`).join('')}</g>` +
    `<path stroke="${dark}" stroke-width="4" stroke-linecap="round" d="M184 238h32"/>`,
  tote: ({ light, main, dark }) =>
    `<path fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round" d="M160 132V92c0-54 80-54 80 0v40"/>` +
    `<path fill="${main}" d="M112 112h176l14 138a10 10 0 0 1-10 11H108a10 10 0 0 1-10-11z"/><path fill="${dark}" opacity=".18" d="M112 112h176l2 20H110z"/>` +
    `<path fill="${light}" d="M158 164h84v56a10 10 0 0 1-10 10h-64a10 10 0 0 1-10-10z"/><path stroke="${main}" stroke-width="4" stroke-dasharray="7 6" d="M158 182h84"/>` +
    `<g fill="${light}"><circle cx="160" cy="130" r="6"/><circle cx="240" cy="130" r="6"/></g>`,
  sneaker: ({ light, main, dark }) =>
    `<path fill="${main}" d="M76 226c-6-34-4-66 2-98 2-8 12-10 18-4 14 14 36 10 48-8 5-8 14-9 20-2 24 30 54 62 94 70 38 8 62 12 66 42z"/>` +
    `<path fill="${light}" d="M258 184c38 8 62 12 66 42h-84c2-18 8-32 18-42zM76 226c-3-16-4-31-3-46 22 4 36 20 38 46z"/>` +
    `<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" d="m166 144 22-14M184 163l22-15M203 180l21-16"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round" d="M128 212c20-4 34-16 44-34"/>` +
    `<path fill="#fff" d="M70 222h256a8 8 0 0 1 8 8c0 10-8 18-18 18H84c-12 0-20-10-14-26z"/><path fill="${dark}" d="M70 240h262a22 22 0 0 1-18 22H86a16 16 0 0 1-16-16z"/>`,
  shirt: ({ light, main, dark }) =>
    `<path fill="${main}" d="m158 50-58 26a18 18 0 0 0-10 12L68 206a8 8 0 0 0 6 9l26 6a8 8 0 0 0 10-6l18-80v118a9 9 0 0 0 9 9h126a9 9 0 0 0 9-9V135l18 80a8 8 0 0 0 10 6l26-6a8 8 0 0 0 6-9L310 88a18 18 0 0 0-10-12l-58-26z"/>` +
    `<path fill="${dark}" d="M166 48h68l-34 44z"/><path fill="${light}" d="m158 50 42 44-26 26-32-62zm84 0-42 44 26 26 32-62z"/>` +
    `<path stroke="${dark}" stroke-width="3" opacity=".5" d="M200 96v166"/><g fill="${light}">${[136, 168, 200, 232].map((y) => `<circle cx="200" cy="${y}" r="5"/>`).join('')}</g>` +
    `<path fill="${light}" d="M222 146h32v26l-16 10-16-10z"/>`,
  wristwatch: ({ light, main, dark }) =>
    `<path fill="${main}" d="M170 30h60l6 66h-72zM164 196h72l-6 66h-60z"/><path stroke="${dark}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round" opacity=".6" d="M200 38v46m0 130v44"/>` +
    `<rect x="272" y="136" width="16" height="22" rx="5" fill="${dark}"/><circle cx="200" cy="147" r="76" fill="${dark}"/><circle cx="200" cy="147" r="62" fill="#fff"/>` +
    `<g stroke="${main}" stroke-width="5" stroke-linecap="round"><path d="M200 94v9M200 191v9M147 147h9M244 147h9"/></g>` +
    `<path fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M200 110v37l26 18"/><circle cx="200" cy="147" r="6" fill="${light}"/>`,
  laptop: ({ light, main, dark }) =>
    `<rect x="92" y="66" width="216" height="152" rx="14" fill="${dark}"/><rect x="104" y="78" width="192" height="128" rx="5" fill="${light}"/>` +
    `<path fill="${main}" d="M104 172c40-44 66 8 100-22s62-40 92-6v57a5 5 0 0 1-5 5H109a5 5 0 0 1-5-5z"/><circle cx="140" cy="112" r="14" fill="#fff"/>` +
    `<path fill="${main}" d="M64 218h272l8 26a12 12 0 0 1-11 16H67a12 12 0 0 1-11-16z"/><path fill="${dark}" opacity=".35" d="M92 226h216l4 12H88z"/><path fill="${light}" d="M172 244h56l3 10h-62z"/>`,
  backpack: ({ light, main, dark }) =>
    `<path fill="none" stroke="${dark}" stroke-width="10" stroke-linecap="round" d="M176 56c0-34 48-34 48 0"/>` +
    `<path fill="${dark}" d="M104 150h26v96h-14a16 16 0 0 1-16-16v-76zm192 0h-26v96h14a16 16 0 0 0 16-16v-76z"/>` +
    `<path fill="${main}" d="M118 128c0-48 34-78 82-78s82 30 82 78v112a20 20 0 0 1-20 20H138a20 20 0 0 1-20-20z"/>` +
    `<path fill="${dark}" opacity=".25" d="M142 112c6-24 28-38 58-38s52 14 58 38z"/><path fill="${light}" d="M142 166h116v56a16 16 0 0 1-16 16h-84a16 16 0 0 1-16-16z"/>` +
    `<path stroke="${dark}" stroke-width="5" stroke-linecap="round" d="M142 182h116M212 182v16M142 134h116"/>`,
  boot: ({ light, main, dark }) =>
    `<path fill="${main}" d="M126 52h94c4 0 8 4 8 8l-4 82c26 26 74 22 88 56 6 14 6 26 6 36H124c-6-60-10-120-6-174a8 8 0 0 1 8-8z"/>` +
    `<path fill="${light}" d="M118 60a8 8 0 0 1 8-8h94c4 0 8 4 8 8l-1 18H117zM282 178c14 6 26 12 30 20 6 14 6 26 6 36h-62c0-24 8-44 26-56z"/>` +
    `<path fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round" d="M224 98h-32M223 120h-32M224 142l-30 6M240 156l-26 16"/>` +
    `<path fill="${dark}" d="M120 230h204a6 6 0 0 1 6 6v16a10 10 0 0 1-10 10H206l-8-10h-14l-6 10h-48a10 10 0 0 1-10-10z"/>`,
  jacket: ({ light, main, dark }) =>
    `<path fill="${dark}" d="M152 62c0-44 96-44 96 0l-10 26h-76z"/><path fill="${main}" d="m152 56-46 22a20 20 0 0 0-11 13L64 214a8 8 0 0 0 6 10l30 8a8 8 0 0 0 10-6l16-66v92a9 9 0 0 0 9 9h130a9 9 0 0 0 9-9v-92l16 66a8 8 0 0 0 10 6l30-8a8 8 0 0 0 6-10L305 91a20 20 0 0 0-11-13l-46-22c-4 26-92 26-96 0z"/>` +
    `<path fill="${light}" d="M126 132h148v30H126zM66 206l42 11-2 8a8 8 0 0 1-6 7l-30-8a8 8 0 0 1-6-10zm268 0-42 11 2 8a8 8 0 0 0 6 7l30-8a8 8 0 0 0 6-10z"/>` +
    `<path stroke="${dark}" stroke-width="6" d="M200 76v185"/><path fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round" d="m148 196 20 30m84-30-20 30"/>`,
  smartwatch: ({ light, main, dark }) =>
    `<path fill="${main}" d="M160 30h80l10 54H150zM150 210h100l-10 52h-80z"/><g fill="${dark}" opacity=".45"><circle cx="200" cy="48" r="5"/><circle cx="200" cy="66" r="5"/><circle cx="200" cy="230" r="5"/><circle cx="200" cy="247" r="5"/></g>` +
    `<rect x="266" y="124" width="12" height="34" rx="5" fill="${main}"/><rect x="132" y="76" width="136" height="142" rx="34" fill="${dark}"/><rect x="146" y="90" width="108" height="114" rx="22" fill="#10202a"/>` +
    `<g fill="none" stroke-width="11" stroke-linecap="round"><circle cx="200" cy="147" r="38" stroke="#fff" opacity=".15"/><path stroke="${light}" d="M200 109a38 38 0 1 1-37 30"/></g>` +
    `<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M176 149h12l8-16 10 28 7-12h11"/>`,
  headphones: ({ light, main, dark }) =>
    `<path fill="none" stroke="${dark}" stroke-width="16" stroke-linecap="round" d="M112 178v-18c0-60 38-104 88-104s88 44 88 104v18"/><path fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round" d="M140 88c32-34 88-34 120 0"/>` +
    `<rect x="92" y="160" width="52" height="96" rx="24" fill="${main}"/><rect x="256" y="160" width="52" height="96" rx="24" fill="${main}"/>` +
    `<rect x="132" y="166" width="26" height="84" rx="13" fill="${dark}"/><rect x="242" y="166" width="26" height="84" rx="13" fill="${dark}"/>` +
    `<path stroke="${light}" stroke-width="7" stroke-linecap="round" d="M108 190v34M292 190v34"/>`,
  trousers: ({ light, main, dark }) =>
    `<path fill="${main}" d="M140 40h120l22 210a9 9 0 0 1-9 10h-46a9 9 0 0 1-9-8l-18-126-18 126a9 9 0 0 1-9 8h-46a9 9 0 0 1-9-10z"/>` +
    `<path fill="${dark}" d="M140 40h120l3 24H137z"/><path fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="8 6" d="M200 66v44c0 10-12 10-14 4M142 76c4 22 16 34 34 38M258 76c-4 22-16 34-34 38"/>` +
    `<path fill="${light}" d="M119 240h64l-2 12a9 9 0 0 1-9 8h-46a9 9 0 0 1-9-10zm98 0h64l2 10a9 9 0 0 1-9 10h-46a9 9 0 0 1-9-8z"/>` +
    `<rect x="192" y="44" width="16" height="16" rx="3" fill="${light}"/>`,
} as const satisfies Readonly<Record<string, Shape>>;
