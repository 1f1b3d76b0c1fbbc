// Marks comments, texts and words of code blocks.

const script =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\b(?<word>as|async|await|class|const|default|else|export|extends|for|from|function|if|import|interface|let|new|of|return|throw|type|typeof)\b(?![:(])/g
const shell = /(?<comment>(?<=^|\s)#.*)|(?<text>'[^']*'|"(?:[^"\\]|\\.)*")|(?<word>(?<=\s)--?[a-z][a-z-]*)/gm
const yaml =
  /(?<comment>(?<=^|\s)#.*)|(?<text>'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\.)*")|(?<word>(?<=^[ ]*(?:- )*)[\w$.-]+(?=:))/gm
const json = /(?<word>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")/g

/** @type {Record<string, RegExp>} */
const languages = { js: script, mjs: script, ts: script, tsx: script, json, yaml, yml: yaml, sh: shell }

/**
 * Writes code as HTML.
 * @param {string} code
 * @param {string} language the language that the code block names; code of an unknown one is written as it is
 * @param {(text: string) => string} escaped writes a text for HTML
 */
export function highlighted(code, language, escaped) {
  const pattern = languages[language]
  if (!pattern) return escaped(code)
  let html = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? []
    html += `${escaped(code.slice(end, match.index))}<span class="${kind}">${escaped(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escaped(code.slice(end))
}
