import type { DescribedKeyword } from '../keywords/field-keyword';
import { withFieldKeywords } from '../keywords/meta-schema';
import type { SourceDocument } from '../load/source-document';
import type { JsonSchema, OutputFile } from '../model';
import { keywordsOf, type Keyword } from './keywords-of';
import { vocabularyOf, type VocabularySection } from './sections';

/**
 * Emits `docs/vocabulary.gen.md`: every keyword of schemas/meta with its meaning, its values and an example. The tests compile the files
 * that the examples are part of.
 *
 * @param meta the files of schemas/meta, by path from the project's root
 * @param keywords those of `x-field`
 */
export function emitVocabulary(
  meta: ReadonlyMap<string, SourceDocument>,
  keywords: readonly DescribedKeyword[],
): OutputFile[] {
  const vocabulary = vocabularyOf(keywords);
  const sections = vocabulary.map((section) => {
    const document = meta.get(`schemas/meta/${section.meta}`);
    return document
      ? sectionText(section, keywordsOf(withFieldKeywords(document.value as JsonSchema, keywords), section.at))
      : '';
  });
  const contents = vocabulary.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n');
  return [
    {
      path: 'docs/vocabulary.gen.md',
      sources: [...new Set(vocabulary.map((section) => `schemas/meta/${section.meta}`))],
      content: `# The vocabulary

The keywords of schemas. Editors that read \`$schema\` complete and explain them. Each example is an excerpt of a file; tests compile
all of them.

${contents}

${sections.join('\n')}`,
    },
  ];
}

function sectionText({ title, examples, file }: VocabularySection, keywords: readonly Keyword[]): string {
  return `## ${title}\n\n${keywords.map((keyword) => keywordText(keyword, examples[keyword.name], file)).join('\n')}`;
}

function keywordText(
  { name, description, values, required, default: fallback, parts }: Keyword,
  example: object | undefined,
  file: string,
): string {
  const facts = [
    ...(values ? [values] : []),
    ...(required ? ['**required**'] : []),
    ...(fallback === undefined ? [] : [`default \`${JSON.stringify(fallback)}\``]),
  ];
  const code = example ? `\n\`\`\`jsonc\n// schemas/${file}\n${compact(example)}\n\`\`\`\n` : '';
  return `### \`${name}\`\n\n${description}${facts.length > 0 ? `  \n_${facts.join(' · ')}_` : ''}\n${partsText(parts)}${code}`;
}

/** Formats nested keywords as a list of lists. */
function partsText(parts: readonly Keyword[], indent = ''): string {
  const lines = parts.map(({ name, description, values, required, parts: inner }) => {
    const facts = [...(values ? [values] : []), ...(required ? ['**required**'] : [])];
    return `${indent}- \`${name}\`${facts.length > 0 ? ` (${facts.join(' · ')})` : ''}${description ? `: ${description}` : ''}\n${partsText(inner, `${indent}  `)}`;
  });
  return lines.length > 0 && indent === '' ? `\n${lines.join('')}` : lines.join('');
}

const WIDTH = 110;

/** Formats JSON with each object on one line if it fits. */
function compact(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => inner + compact(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compact(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** Returns the anchor that GitHub generates for a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
