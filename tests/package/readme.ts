// The README's snippets, as they are run by `readme.test.ts`.
//
// Every block of `ts` and `sh` is run in an empty folder into which the package was installed, save those that say with
// a word after the language why not: ```sh clone``` is for a clone of the project (`.ci/run` runs those), ```sh yours```
// needs something of the reader's, ```ts page``` runs in a page (it is type-checked). A block of `json` right after one
// of `sh` is what that answers. A `yaml` block with a file name is written to that file first.

/** A fenced block of Markdown. */
export interface Snippet {
  language: string
  /** What follows the language: a mark, or the name of a file. */
  word: string
  text: string
  /** Where it begins, from 1. */
  line: number
}

/** The fenced blocks of a Markdown text, in their order. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: word = '', 3: text = '', index }) => ({
      language,
      word,
      text,
      line: markdown.slice(0, index).split('\n').length,
    }),
  )
}
