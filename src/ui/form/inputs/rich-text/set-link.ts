import type { Editor } from '@tiptap/react';

/** Makes a link of what is selected, or of the link at the cursor; where there is neither, writes the address itself. */
export function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
